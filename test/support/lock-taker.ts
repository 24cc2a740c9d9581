// Takes and releases one lock as its parent asks: `lock-taker.ts PATH`.
import { type Lock, takeLock } from '../../src/shared/lock.ts';

let lock: Lock | undefined;
process.on('message', async (ask: 'take' | 'release') => {
  if (ask === 'take') lock = await takeLock(process.argv[2] ?? '');
  else lock?.release();
  process.send?.(ask === 'take' && lock !== undefined);
});
