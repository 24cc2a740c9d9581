// The local stand-in for the results service, which stores the artifacts of workflow runs: only the
// part that `@actions/artifact` uses for an upload.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface StoredArtifact {
  id: number;
  name: string;
  /** ISO 8601; null if the repository's setting applies. */
  expiresAt: string | null;
  /** What a browser takes the content for; an archive unless the file was uploaded as it is. */
  mimeType: string;
  content: Buffer;
}

export interface Results {
  url: string;
  /** What a runner puts into a step's environment. */
  env: { ACTIONS_RESULTS_URL: string; ACTIONS_RUNTIME_TOKEN: string };
  /** The finished ones, in order. */
  artifacts: StoredArtifact[];
  close(): Promise<void>;
}

interface Upload {
  name: string;
  expiresAt: string | null;
  mimeType: string;
  blocks: Map<string, Buffer>;
  content: Buffer;
}

interface Answer {
  status: number;
  body?: object;
}

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

export async function startResults({ host = '127.0.0.1', port = 0 } = {}): Promise<Results> {
  const token = runtimeToken();
  const uploads = new Map<string, Upload>();
  const artifacts: StoredArtifact[] = [];
  let url = '';

  const create = ({
    name,
    expires_at: expiresAt = null,
    mime_type: mimeType,
    version,
  }: Twirp): Answer => {
    if ([...uploads.values()].some((upload) => upload.name === name)) {
      const msg = 'an artifact with this name already exists on the workflow run';
      return { status: 409, body: { code: 'already_exists', msg } };
    }
    // Only this version knows content other than archives.
    if (mimeType !== 'application/zip' && (version ?? 0) < 7) {
      return { status: 400, body: { code: 'invalid_argument', msg: 'mime_type needs version 7' } };
    }
    const id = randomUUID();
    uploads.set(id, {
      name,
      expiresAt,
      mimeType: mimeType ?? 'application/zip',
      blocks: new Map(),
      content: Buffer.alloc(0),
    });
    return { status: 200, body: { ok: true, signed_upload_url: `${url}/blobs/${id}?sig=${id}` } };
  };

  const finalize = ({ name, size, hash }: Twirp): Answer => {
    const upload = [...uploads.values()].find((one) => one.name === name);
    const digest = createHash('sha256')
      .update(upload?.content ?? '')
      .digest('hex');
    if (!upload || upload.content.length !== Number(size) || hash !== `sha256:${digest}`) {
      const msg = 'the size or the hash does not match the upload';
      return { status: 400, body: { code: 'invalid_argument', msg } };
    }
    const { expiresAt, mimeType, content } = upload;
    artifacts.push({ id: artifacts.length + 1, name, expiresAt, mimeType, content });
    return { status: 200, body: { ok: true, artifact_id: String(artifacts.length) } };
  };

  /** A block blob: in one piece, or in blocks that a list then puts in order. */
  const put = (path: URL, bytes: Buffer): Answer => {
    const upload = uploads.get(path.pathname.slice('/blobs/'.length));
    if (!upload || !path.searchParams.has('sig')) return { status: 403 };
    const part = path.searchParams.get('comp');
    if (part === 'block') upload.blocks.set(path.searchParams.get('blockid') ?? '', bytes);
    else if (part === 'blocklist') {
      const ids = [...bytes.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g)];
      const blocks = ids.map(([, id = '']) => upload.blocks.get(id) ?? Buffer.alloc(0));
      upload.content = Buffer.concat(blocks);
    } else upload.content = bytes;
    return { status: 201 };
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const path = new URL(request.url ?? '/', url);
    const bytes = await buffer(request);
    if (request.method === 'PUT') return put(path, bytes);
    if (request.headers.authorization !== `Bearer ${token}`) {
      return { status: 401, body: { code: 'unauthenticated', msg: 'unknown token' } };
    }
    const message = JSON.parse(bytes.toString() || '{}');
    if (path.pathname === `${SERVICE}CreateArtifact`) return create(message);
    if (path.pathname === `${SERVICE}FinalizeArtifact`) return finalize(message);
    return { status: 404, body: { code: 'bad_route', msg: 'no such method' } };
  };

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request).catch((error: unknown) => ({
      status: 500,
      body: { code: 'internal', msg: String(error) },
    }));
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-ms-version': '2024-11-04',
    });
    response.end(body ? JSON.stringify(body) : '');
  });
  await new Promise<void>((done) => server.listen(port, host, done));
  url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: { ACTIONS_RESULTS_URL: `${url}/`, ACTIONS_RUNTIME_TOKEN: token },
    artifacts,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

interface Twirp {
  name: string;
  size: string;
  hash: string;
  expires_at?: string | null;
  mime_type?: string;
  version?: number;
}

/** Nothing checks the signature here; only the scope is read, with the ids of run and job. */
function runtimeToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const scp = `Actions.Results:${randomUUID()}:${randomUUID()}`;
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ scp })}.${randomUUID()}`;
}
