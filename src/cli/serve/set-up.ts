// A project that is set up wrongly: its callers can do nothing about it, but learn why.
import { InvalidRequest, SetupError, sentence, Unavailable } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';

export function sayingWhyNot<T>(
  open: (id: string) => Promise<T>,
  log: Log,
): (id: string) => Promise<T> {
  return async (id) => {
    try {
      return await open(id);
    } catch (error) {
      if (!(error instanceof SetupError || error instanceof InvalidRequest)) throw error;
      log.error(`Project ${id} cannot be served: ${sentence(error)}`);
      const { message, details } = error;
      throw new Unavailable(`The project is not set up correctly. ${message}`, {
        cause: error,
        details,
      });
    }
  };
}
