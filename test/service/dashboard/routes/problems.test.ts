import { describe, expect, it } from 'vitest';
import { Unavailable } from '../../../../src/shared/errors.ts';
import { dashboardServer } from '../../../support/dashboard.ts';
import { scriptedService } from '../../../support/scripted-service.ts';

const setUp = (more = {}) => dashboardServer(scriptedService().service, more);

describe('a page that cannot be shown', () => {
  it.each([
    ['DELETE', '/', 'GET'],
    ['PUT', '/keys', 'GET, POST'],
    ['GET', '/sign-out', 'POST'],
    ['GET', '/jobs/acme/j1/cancel', 'POST'],
    ['POST', '/jobs/acme/j1', 'GET'],
    ['POST', '/live', 'GET'],
    ['POST', '/assets/dashboard.css', 'GET'],
  ])('answers %s %s with 405 and the methods that there are', async (method, path, allow) => {
    const { signedIn, visitor } = setUp();
    for (const someone of [await signedIn('all'), visitor()]) {
      const { status, headers, body } = await someone.ask(path, { method });
      expect([status, headers.get('allow')]).toEqual([405, allow]);
      expect(headers.get('content-type')).toContain('text/html');
      expect(body).toContain(`<p>Use ${allow} here, not ${method}.</p>`);
    }
  });

  it('is a page with a sentence when the server fails, and says nothing of the reason', async () => {
    const list = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7'));
    const { signedIn } = setUp({ keys: () => ({ list }) });
    const mona = await signedIn('all');
    const { status, headers, body } = await mona.get('/keys');
    expect(status).toBe(500);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain('send the operator the request ID r1.');
    expect(body).toContain('<a href="/">All jobs</a>');
    expect(body).not.toContain('ECONNREFUSED');
  });

  it('says while the database is away that everything goes on by itself', async () => {
    const { signedIn, deps } = setUp();
    const mona = await signedIn('all');
    deps.sessions.get = () => Promise.reject(new Unavailable('The database cannot be reached.'));
    const { status, body } = await mona.get('/installation');
    expect(status).toBe(503);
    expect(body).toMatch(
      /role="alert">.*The database cannot be reached\..* go on when it is back/s,
    );
    // She is signed in, although nobody can tell.
    expect(body).toContain('<a href="">Try again</a>');
    expect(body).not.toContain('/sign-in');
  });
});
