// What every store of projects promises.
import { expect, it } from 'vitest';
import type { Project, Projects } from '../../src/service/projects/project.ts';
import { Conflict, NotFound } from '../../src/shared/errors.ts';

const project = (id: string, more: Partial<Project['settings']> = {}): Project => ({
  id,
  repo: `acme/${id}`,
  settings: {
    agent: { command: 'claude' },
    docsPaths: ['docs/**'],
    accessLogs: [],
    ...more,
  },
});

export function projectsSuite(place: () => Promise<Projects>): void {
  it('gives back what was added, in the order of ids', async () => {
    const projects = await place();
    const small = { url: 'https://models.example/v1', model: 'small' };
    const one = project('b', { agent: small, config: 'jobs:\n  retention-days: 3\n' });
    await projects.add(one);
    await projects.add(project('a'));
    expect(await projects.list()).toEqual([project('a'), one]);
    expect(await projects.find('b')).toEqual(one);
    expect(await projects.find('c')).toBeNull();
  });

  it('adds an id once', async () => {
    const projects = await place();
    await projects.add(project('a'));
    await expect(projects.add(project('a', { baseRef: 'next' }))).rejects.toThrow(Conflict);
    expect(await projects.find('a')).toEqual(project('a'));
  });

  it('changes and removes only what is there; what was removed can be added again', async () => {
    const projects = await place();
    await expect(projects.replace(project('a'))).rejects.toThrow(NotFound);
    await expect(projects.remove('a')).rejects.toThrow(NotFound);
    await projects.add(project('a'));
    await projects.replace(project('a', { baseRef: 'next' }));
    expect(await projects.find('a')).toEqual(project('a', { baseRef: 'next' }));
    await projects.remove('a');
    expect(await projects.list()).toEqual([]);
    await expect(projects.remove('a')).rejects.toThrow(NotFound);
    await projects.add(project('a'));
    expect(await projects.find('a')).toEqual(project('a'));
  });

  it('erases one that is there or was removed, and no other', async () => {
    const projects = await place();
    await expect(projects.erase('a')).rejects.toThrow(NotFound);
    for (const id of ['a', 'b']) await projects.add(project(id));
    await projects.erase('a');
    expect(await projects.list()).toEqual([project('b')]);
    await expect(projects.erase('a')).rejects.toThrow(NotFound);
    await projects.add(project('a'));
    expect(await projects.find('a')).toEqual(project('a'));
  });

  it('record the repository that a name means once, until another one is chosen', async () => {
    const projects = await place();
    await expect(projects.record('a', 11)).rejects.toThrow(NotFound);
    await projects.add(project('a'));
    const answers = await Promise.all([projects.record('a', 11), projects.record('a', 11)]);
    expect(answers).toEqual([11, 11]);
    expect(await projects.record('a', 22)).toBe(11);
    const recorded = { ...project('a'), repositoryId: 11 };
    expect(await projects.find('a')).toEqual(recorded);
    await projects.replace({ ...recorded, repo: 'acme/a2' });
    expect(await projects.record('a', 22)).toBe(11);
    await projects.replace(project('a'));
    expect(await projects.record('a', 22)).toBe(22);
    await projects.remove('a');
    await projects.add(project('a'));
    expect(await projects.find('a')).toEqual(project('a'));
  });
}
