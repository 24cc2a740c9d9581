import { describe, expect, it } from 'vitest';
import { isGenerated } from '../../src/shared/generated.ts';

describe('generated files', () => {
  it.each(['yarn.lock', 'web/Cargo.lock', 'app.min.js', 'dist/main.js', 'api_pb2.py', 'x.snap'])(
    'include %s',
    (path) => expect(isGenerated(path)).toBe(true),
  );
  it.each(['docs/locks.md', 'src/block.ts', 'docs/build.md', 'distribution/a.md', 'clock'])(
    'do not include %s',
    (path) => expect(isGenerated(path)).toBe(false),
  );
});
