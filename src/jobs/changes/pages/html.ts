// What of HTML runs or loads something, as a browser reads it. Tags that the tree leaves out at their
// place (`<body onload>`, a cell without a table) count, too: the site's theme may put them elsewhere.
import { Parser, serializeOuter, type Token, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { allowsAttribute, allowsOpenAttribute, kindOfElement } from './allowed.ts';
import { isPlainExpression } from './expressions.ts';

interface HtmlOptions {
  /** Attributes that bind a value (`:items`) are read by Vue. */
  vue?: boolean;
}

type Attribute = { name: string; value: string };

/** With the start tags as they were read, whatever became of them in the tree. */
class TagParser extends Parser<Tree.DefaultTreeAdapterMap> {
  readonly tags: Token.TagToken[] = [];

  override onStartTag(token: Token.TagToken): void {
    this.tags.push({ ...token, attrs: [...token.attrs] });
    super.onStartTag(token);
  }
}

const START = '<!doctype html><html><head></head><body>';

/** Each piece with its whole source, also as a comment that a change could bring to life. */
export function activeHtml(html: string, options: HtmlOptions = {}, depth = 0): string[] {
  if (!html.includes('<')) return [];
  const parser = new TagParser({ sourceCodeLocationInfo: true });
  parser.tokenizer.write(START + html, true);
  const found: string[] = [];
  const seen = new Set<number>();
  const open: Tree.Node[] = [parser.document];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeName === '#comment' && depth < 2) {
      const inside = activeHtml(`${(node as Tree.CommentNode).data}>`, options, depth + 1);
      found.push(...inside.map((piece) => `<!-- ${piece} -->`));
    }
    if ('tagName' in node) {
      const at = node.sourceCodeLocation?.startOffset;
      // One that was not closed is repeated in each paragraph that follows.
      const isAgain = at !== undefined && seen.has(at);
      if (at !== undefined) seen.add(at);
      const piece = isAgain ? undefined : activeElement(node, options);
      if (piece !== undefined) found.push(piece);
    }
    if ('content' in node) open.push(node.content);
    if ('childNodes' in node) open.push(...node.childNodes);
  }
  for (const { tagName, attrs, location } of parser.tags) {
    const at = location?.startOffset ?? 0;
    if (at < START.length || (seen.has(at) && !['html', 'body', 'head'].includes(tagName)))
      continue;
    const kind = kindOfElement(tagName);
    const isFine = kind !== 'active' && attrs.every((one) => isAllowed(tagName, one, options));
    if (!isFine) found.push(startTag(tagName, attrs));
  }
  return found;
}

function activeElement(element: Tree.Element, options: HtmlOptions): string | undefined {
  const { tagName, attrs, sourceCodeLocation } = element;
  const isOurs = (sourceCodeLocation?.startOffset ?? 0) < START.length;
  if (isOurs && ['html', 'head', 'body', 'tbody', 'colgroup', 'tr'].includes(tagName))
    return attrs.length === 0 ? undefined : startTag(tagName, attrs);
  if (kindOfElement(tagName) === 'active') return serializeOuter(element);
  // What is in a frame is read only by browsers that know no frames.
  if (tagName === 'iframe' && element.childNodes.length > 0) {
    const text = serializeOuter(element);
    if (text.slice(text.indexOf('>') + 1).includes('<', 1) && !isEmptyFrame(element)) return text;
  }
  return attrs.every((one) => isAllowed(tagName, one, options))
    ? undefined
    : startTag(tagName, attrs);
}

const isEmptyFrame = ({ childNodes }: Tree.Element) =>
  childNodes.every(
    (node) => node.nodeName === '#text' && !(node as Tree.TextNode).value.includes('<'),
  );

function isAllowed(
  element: string,
  { name, value }: Attribute,
  { vue = false }: HtmlOptions = {},
): boolean {
  if (vue && name === 'v-pre') return true;
  const bound = vue && name.startsWith(':') ? name.slice(1) : undefined;
  if (bound !== undefined) {
    const isText = kindOfElement(element) === 'open' && allowsOpenAttribute(bound, '');
    return isText && isPlainExpression(value) && activeHtml(value).length === 0;
  }
  return kindOfElement(element) === 'listed'
    ? allowsAttribute(element, name, value) && activeHtml(`${value}>`).length === 0
    : allowsOpenAttribute(name, value) && activeHtml(value).length === 0;
}

const startTag = (name: string, attributes: readonly Attribute[]) =>
  `<${[name, ...attributes.map((one) => `${one.name}=${JSON.stringify(one.value)}`)].join(' ')}>`;
