// A port for programs that cannot take any free one and say which.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems take ports for outgoing connections, and for port 0, from above these. */
const [LOWEST, HIGHEST] = [10_000, 32_000];
let next = randomInt(LOWEST, HIGHEST);

/** It stays free until it is used, and while its program starts again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++;
    if (next > HIGHEST) next = LOWEST;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
