// The world in one JSON file, so that a pull request's page is still there after a restart.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyWorld, type WorldData } from './world.ts';
import { WrongSetup } from './wrong-setup.ts';

export function loadWorld(file: string): WorldData {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyWorld();
    throw error;
  }
  try {
    const data = JSON.parse(text) as WorldData;
    if (data.version === 1 && Array.isArray(data.threads)) return { ...emptyWorld(), ...data };
  } catch (cause) {
    throw unreadable(file, cause);
  }
  throw unreadable(file);
}

/** Whole or not at all: a reader never sees half a file. */
export function saveWorld(file: string, data: WorldData): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(data, null, 1)}\n`, { mode: 0o600 });
  renameSync(next, file);
}

function unreadable(file: string, cause?: unknown): WrongSetup {
  return new WrongSetup(
    `${file} is not a valid record of the local stand-in for GitHub. Move it away to start over.`,
    { cause },
  );
}
