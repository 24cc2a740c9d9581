import { describe, expect, it } from 'vitest';
import { svgProblem } from '../../../src/jobs/changes/svg.ts';
import { HOSTILE, HOSTILE_LINKS, ORDINARY } from '../../support/svgs.ts';

const problem = (text: string | Buffer) => svgProblem(Buffer.from(text as string));
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

describe('an SVG image', () => {
  it.each(Object.entries(ORDINARY))('as drawn with %s passes', (_, text) => {
    expect(problem(text)).toBeUndefined();
  });

  it.each(Object.entries({ ...HOSTILE, ...HOSTILE_LINKS }))('with %s is refused', (_, text) => {
    expect(problem(text)).toEqual(expect.any(String));
  });

  it.each([
    ['<use href="https://example.com/a.svg#x"/>', 'the address'],
    ['<use href="data:image/svg+xml;base64,x"/>', 'the address'],
    ['<image href="//example.com/pixel.png"/>', 'the address'],
    ['<image href="data:image/svg+xml,x"/>', 'the address'],
    ['<rect style="fill:url(https://example.com/x)"/>', 'loads something'],
    ['<rect fill="url(//example.com/x)"/>', 'loads something'],
    ['<rect style="fill:\\75rl(https://example.com)"/>', 'loads or runs'],
    ['<style>a{b:"/*"} @import "x"; a{b:"*/"}</style>', 'loads or runs'],
    ['<rect id="a" id="b"/>', 'twice'],
    ['<rect>', 'do not match'],
    ['&nbsp;', 'an entity'],
    ['<rect x=1/>', 'not well-formed'],
    ['<script/>', 'the element `<script>`'],
    ['<video/>', 'export it as plain SVG'],
    ['<rect nonce="x"/>', 'the attribute `nonce`'],
    ['\u0000', 'U+0'],
  ])('with %s is refused, and the reason says why', (inside, why) => {
    expect(problem(svg(inside))).toContain(why);
  });

  it('of two megabytes is refused in one pass, whatever it repeats', () => {
    const texts = ['<g>', '<g ', ' ', '&', '<!--', '<', '<![CDATA[', '<a b="url(', '</'];
    for (const text of texts.slice(3)) expect(problem(svg(text.repeat(200_000)))).toBeDefined();
    for (const text of texts.slice(0, 3)) problem(svg(text.repeat(200_000)));
    expect(problem(svg(' '.repeat(2_000_000)))).toBeUndefined();
    expect(problem(svg(`<rect style="${'url(#a) '.repeat(200_000)}"/>`))).toBeUndefined();
    expect(problem(svg(`<rect${' '.repeat(2_000_000)}/>`))).toBeUndefined();
  });
});
