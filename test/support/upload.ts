// Run as a program: uploads a folder as a step would, with the runner's environment, and prints what
// came of it.
import { workflowArtifacts } from '../../src/action/export-views.ts';

const [dir = '', name = '', ...files] = process.argv.slice(2);
const { GITHUB_SERVER_URL = '', ACTIONS_RESULTS_URL, ALONE } = process.env;
const store = workflowArtifacts({
  serverUrl: GITHUB_SERVER_URL,
  runUrl: `${GITHUB_SERVER_URL}/acme/docs/actions/runs/42`,
  hasResults: Boolean(ACTIONS_RESULTS_URL),
});
const uploading = ALONE
  ? store.uploadFile({ name: files[0] ?? '', dir })
  : store.upload({ name, dir, files });
const outcome = await uploading.catch((error: unknown) => ({
  kind: 'failed',
  message: String(error),
}));
process.stderr.write(JSON.stringify(outcome));
