// The network between a process and its database, which can be cut or go silent.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { atTestEnd } from './test-end.ts';

export interface CutProxy {
  /** The address, as it is through here. */
  url: string;
  /** Every connection breaks, and no new one is made. */
  cut(): void;
  /** Connections stay, but nothing arrives: nobody is told that anything is wrong. */
  silence(): void;
  restore(): void;
  /**
   * Breaks the connections on which this is sent, as long as it answers true: `before` it arrives, or
   * `after` it was answered, so that only the answer is lost.
   */
  breakAt(isWanted: (sent: string) => boolean, when: 'before' | 'after'): void;
}

type State = 'open' | 'cut' | 'silent';

export async function cutProxy(target: string): Promise<CutProxy> {
  const through = new URL(target);
  const sockets = new Set<Socket>();
  let state: State = 'open';
  let breaking: { isWanted(sent: string): boolean; when: 'before' | 'after' } | undefined;
  const set = (next: State) => {
    state = next;
    for (const socket of sockets) {
      if (state === 'cut') socket.destroy();
      else if (state === 'silent') socket.pause();
      else socket.resume();
    }
  };
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(through.port), through.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => {
        if (from !== near || !breaking?.isWanted(chunk.toString('latin1')))
          return void to.write(chunk);
        if (breaking.when === 'before') return void near.destroy();
        far.removeAllListeners('data').once('data', () => near.destroy());
        to.write(chunk);
      });
      if (state === 'silent') from.pause();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  atTestEnd(() => {
    set('cut');
    server.close();
  });
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => set('cut'),
    silence: () => set('silent'),
    restore: () => set('open'),
    breakAt(isWanted, when) {
      breaking = { isWanted, when };
    },
  };
}
