// What our pages need from a machine: a font that it has, and none for emoji.
import { describe, expect, it } from 'vitest';
import { STYLE as DASHBOARD } from '../../../src/service/dashboard/layout.ts';
import { STYLE as REPORT } from '../../../src/views/reports/page/style.ts';
import { STYLE as STAND_IN } from '../../local-github/pages/style.ts';
import { sourceText } from '../../support/source-text.ts';

const FAMILIES = {
  sans: [/-apple-system/, /"Segoe UI"/, /"(?:Liberation|DejaVu) Sans"/],
  mono: [/Menlo|"SF Mono"/, /Consolas/, /"(?:Liberation Mono|DejaVu Sans Mono)"/],
};
const EMOJI = ['Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'];

describe.each([
  ['the report', REPORT],
  ['the stand-in for GitHub', STAND_IN],
])('the fonts of %s', (_, style) => {
  it.each(Object.entries(FAMILIES))('%s exist on macOS, Windows, and Linux', (name, needed) => {
    const [, stack = ''] = new RegExp(`--${name}:([^;}]+)`).exec(style) ?? [];
    for (const family of needed) expect(stack).toMatch(family);
    for (const family of EMOJI) expect(stack).toContain(family);
  });

  it('are named in one place', () => {
    const named = style.replaceAll(/--(?:sans|serif|mono):[^;}]+/g, '');
    expect(named).not.toMatch(/font(?:-family)?:[^;}]*(?:sans-serif|monospace|system-ui)/);
  });
});

it('the dashboard has a shape for every state that has a color', () => {
  const colored = [...DASHBOARD.matchAll(/\.state\.([a-z]+)(?=[,{])/g)].map(([, name]) => name);
  const [, shaped = ''] = /\.state:is\(([^)]+)\)::before\{content/.exec(DASHBOARD) ?? [];
  expect(colored.length).toBeGreaterThan(5);
  expect(colored.filter((name) => !shaped.includes(`.${name}`))).toEqual([]);
});

it('no page of the dashboard, and no report, needs an emoji', () => {
  const pages = sourceText('src/service/dashboard') + sourceText('src/views/reports/page');
  expect(pages.match(/(?![©®])\p{Extended_Pictographic}/gu) ?? []).toEqual([]);
});
