// What slash-command actions do first: load the toolkit, ask who commented.
import { getInput, setOutput } from '@actions/core';
import { context, getOctokit } from '@actions/github';

const body: string = context.payload.comment?.body ?? '';
if (!body.startsWith('/docs')) setOutput('outcome', 'ignored');
else {
  await getOctokit(getInput('github-token')).rest.repos.getCollaboratorPermissionLevel({
    ...context.repo,
    username: context.actor,
  });
}
