import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from '../../shared/errors.ts';

/** The folder with `action.yml`: above this file, whether it runs from src/ or from dist/. */
export function packageRoot(): string {
  for (let dir = import.meta.dirname; dir !== dirname(dir); dir = dirname(dir)) {
    if (existsSync(join(dir, 'action.yml'))) return dir;
  }
  throw new SetupError(
    'This installation of Docket is incomplete: action.yml is missing. Install it again.',
  );
}
