import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { InstantClock } from '../support/clock.ts';
import { checkedLocalGithub, handbook, octokit } from '../support/local-github.ts';
import { SLICE } from './graphql/slice.ts';

const PUBLISHED = resolve(
  import.meta.dirname,
  '../../node_modules/@octokit/graphql-schema/schema.graphql',
);

const EDITS = `
  query($owner: String!, $name: String!, $number: Int!) {
    repository(owner: $owner, name: $name) {
      thread: issueOrPullRequest(number: $number) {
        __typename
        ... on Issue { ...times }
        ... on PullRequest { createdAt lastEditedAt }
      }
    }
  }
  fragment times on Issue {
    createdAt # of the body
    lastEditedAt
    timelineItems(itemTypes: [RENAMED_TITLE_EVENT], last: 1) {
      nodes { ... on RenamedTitleEvent { createdAt } }
    }
  }`;

async function start() {
  const clock = new InstantClock();
  const sandbox = await checkedLocalGithub({ clock });
  const repo = await handbook(sandbox);
  const issue = repo.openIssue({ by: 'mona', title: 'A', body: 'One' });
  const { graphql } = octokit(sandbox);
  const variables = { owner: 'octo', name: 'handbook', number: issue.number };
  return { clock, sandbox, repo, issue, graphql, variables };
}

describe('GraphQL at the stand-in', () => {
  it('tells when a body and a title were edited', async () => {
    const { clock, repo, issue, graphql, variables } = await start();
    const before = await graphql(EDITS, variables);
    expect(before).toEqual({
      repository: {
        thread: {
          __typename: 'Issue',
          createdAt: '2026-11-01T12:00:00Z',
          lastEditedAt: null,
          timelineItems: { nodes: [] },
        },
      },
    });
    clock.advance(60_000);
    repo.comment(issue.number, { by: 'mona', body: 'Bump' });
    repo.editThread(issue.number, 'mona', { body: 'Two' });
    clock.advance(60_000);
    repo.editThread(issue.number, 'mona', { title: 'B' });
    const after = await graphql(EDITS, variables);
    expect(after).toMatchObject({
      repository: {
        thread: {
          lastEditedAt: '2026-11-01T12:01:00Z',
          timelineItems: { nodes: [{ createdAt: '2026-11-01T12:02:00Z' }] },
        },
      },
    });
  });

  it('finds comments by their node id and reacts to them', async () => {
    const { repo, issue, graphql } = await start();
    const { comment, event } = repo.comment(issue.number, { by: 'mona', body: 'Hi' });
    repo.editComment(comment, 'Hello');
    const { node_id: id } = event.payload.comment as { node_id: string };
    const node = await graphql(
      'query($id: ID!) { node(id: $id) { ... on IssueComment { lastEditedAt author { login } } } }',
      { id },
    );
    expect(node).toEqual({
      node: { lastEditedAt: '2026-11-01T12:00:00Z', author: { login: 'mona' } },
    });
    const react =
      'mutation($id: ID!) { addReaction(input: {subjectId: $id, content: EYES}) { reaction { content } } }';
    await graphql(react, { id });
    await graphql(react, { id });
    expect(repo.reactions('comment', comment.id)).toHaveLength(1);
    await graphql(react.replace('addReaction', 'removeReaction'), { id });
    expect(repo.reactions('comment', comment.id)).toHaveLength(0);
  });

  it('creates a signed commit where the branch is expected, and nowhere else', async () => {
    const { repo, graphql } = await start();
    const head = await repo.branch('main');
    const commit = (more: object) =>
      graphql<{ createCommitOnBranch: { commit: { oid: string; signature: object } } }>(
        `mutation($input: CreateCommitOnBranchInput!) {
          createCommitOnBranch(input: $input) { commit { oid signature { isValid } } }
        }`,
        {
          input: {
            branch: { repositoryNameWithOwner: 'octo/handbook', branchName: 'main' },
            expectedHeadOid: head,
            message: { headline: 'Add a page', body: 'Because.' },
            fileChanges: {
              additions: [
                { path: 'docs/new.md', contents: Buffer.from('# New\n').toString('base64') },
              ],
              deletions: [{ path: 'docs/start.md' }],
            },
            ...more,
          },
        },
      );
    const missing = { branch: { repositoryNameWithOwner: 'octo/handbook', branchName: 'no' } };
    await expect(commit(missing)).rejects.toThrow('Could not resolve');
    const made = await commit({});
    expect(made.createCommitOnBranch.commit).toMatchObject({ signature: { isValid: true } });
    expect(await repo.file('main', 'docs/new.md')).toBe('# New\n');
    expect(await repo.file('main', 'docs/start.md')).toBeNull();
    await expect(commit({})).rejects.toThrow('Pull and try again');
  });

  it('says what it does not know, and who may not ask', async () => {
    const { sandbox, graphql, variables } = await start();
    await expect(
      graphql('{ repository(owner: "octo", name: "no") { nameWithOwner } }'),
    ).rejects.toThrow("Could not resolve to a Repository with the name 'octo/no'");
    await expect(graphql('{ viewer { secrets } }')).rejects.toThrow('Cannot query field "secrets"');
    await expect(graphql(EDITS, { ...variables, number: 99 })).rejects.toThrow('number of 99');
    await expect(graphql('query($id: ID!) { node(id: $id) { id } }')).rejects.toThrow('$id');
    await expect(graphql('{ viewer { login ')).rejects.toThrow('Expected');
    await expect(octokit(sandbox, null).graphql('{ viewer { login } }')).rejects.toMatchObject({
      status: 401,
    });
  });

  it('has nothing that the published schema does not have', () => {
    const github = buildSchema(readFileSync(PUBLISHED, 'utf8'), { assumeValidSDL: true });
    const wrong: string[] = [];
    for (const type of Object.values(SLICE.getTypeMap())) {
      if (type.name.startsWith('__')) continue;
      const real = github.getType(type.name);
      if (real?.constructor !== type.constructor) wrong.push(type.name);
      if (isEnumType(type) && isEnumType(real)) {
        const names = type.getValues().map(({ name }) => name);
        wrong.push(...names.filter((name) => !real.getValue(name)));
      }
      if (!(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))) continue;
      if (!(isObjectType(real) || isInterfaceType(real) || isInputObjectType(real))) continue;
      for (const field of Object.values(type.getFields())) {
        const there = real.getFields()[field.name];
        if (String(there?.type) !== String(field.type)) wrong.push(`${type}.${field.name}`);
        for (const argument of 'args' in field ? field.args : []) {
          const given = there && 'args' in there ? there.args : [];
          const same = given.find(({ name }) => name === argument.name);
          if (String(same?.type) !== String(argument.type)) {
            wrong.push(`${type}.${field.name}(${argument.name})`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
