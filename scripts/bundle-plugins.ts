// What the bundler is told about packages, for the build and for the list of licences.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** `import { z }` keeps all of zod, its fifty languages included; a namespace keeps what is used. */
export const zodByNeed: Plugin = {
  name: 'zod-by-need',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules\/@ai-sdk\/.*\.m?js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /import \{ z \} from (?=["']zod)/g,
        'import * as z from ',
      ),
      loader: 'js',
    }));
  },
};

/**
 * Artifacts are uploaded here and never downloaded. What only a download needs stays out, among it
 * a package that comes without any licence.
 */
export const uploadOnly: Plugin = {
  name: 'upload-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^unzip-stream$/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export default {};' }));
  },
};
