// `/metrics`: for whoever has the token that the operator has set, and for nobody else.
import { isSameSecret } from '../../shared/encryption.ts';
import { Unauthorized } from '../../shared/errors.ts';
import type { HttpReply } from './respond.ts';

export const METRICS = '/metrics';

export interface MetricsDeps {
  token: string;
  render(): Promise<string>;
}

export async function readMetrics(
  { token, render }: MetricsDeps,
  request: Request,
): Promise<HttpReply> {
  const [, given = ''] =
    /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!isSameSecret(given, token)) {
    throw new Unauthorized(
      'Send the value of DOCKET_METRICS_TOKEN in the header `Authorization: Bearer <TOKEN>`.',
    );
  }
  const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
  return { status: 200, body: await render(), headers };
}
