// act's own artifact server, with a gate in front of it, because GitHub's upload package is newer than
// that server: it sends a field that act refuses, and drops the bare `=` at the end of act's signature.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../support/free-port.ts';
import { atTestEnd } from '../../support/test-end.ts';

export async function artifactServer(folder: string) {
  const port = await freePort();
  const target = `http://127.0.0.1:${port}`;
  const gate = createServer(async (request, response) => {
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'POST',
      headers: { authorization: request.headers.authorization ?? '' },
      body: await understood(request),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end((await answer.text()).replace(/(\?sig=[\w-]+)=/, '$1%3D'));
  });
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
  atTestEnd(() => {
    gate.closeAllConnections();
    gate.close();
  });
  return {
    args: [
      ...['--artifact-server-path', folder, '--artifact-server-addr', '127.0.0.1'],
      ...['--artifact-server-port', String(port)],
    ],
    // Where act finds this variable, it hands it to the steps in place of its own address.
    env: { ACTIONS_RUNTIME_URL: `http://127.0.0.1:${(gate.address() as AddressInfo).port}/` },
  };
}

async function understood(request: IncomingMessage): Promise<string> {
  const { mime_type: _, ...message } = JSON.parse((await buffer(request)).toString());
  return JSON.stringify(message);
}
