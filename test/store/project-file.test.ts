import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CorruptState } from '../../src/shared/errors.ts';
import { fileProjects } from '../../src/store/project-file.ts';
import { InstantClock } from '../support/clock.ts';
import { tempDir } from '../support/temp.ts';
import { projectsSuite } from './projects.ts';

describe('the file of projects', () => {
  projectsSuite(async () => fileProjects(tempDir(), new InstantClock()));

  it('stops at a file that it did not write', async () => {
    const dir = tempDir();
    writeFileSync(join(dir, 'projects.json'), '{"version":1,"projects":[{"id":"a"}]}');
    const projects = fileProjects(dir, new InstantClock());
    await expect(projects.list()).rejects.toThrow(CorruptState);
    await expect(projects.list()).rejects.toThrow(/not a valid list of projects\. Restore it/);
  });
});
