// What of a page of MDX runs: imports, exports, expressions, and the properties of elements.
import type { Expression, Program } from 'acorn';
import type { Node } from 'estree-jsx';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import {
  type MdxJsxAttribute,
  type MdxJsxExpressionAttribute,
  mdxFromMarkdown,
} from 'mdast-util-mdx';
import { mdxjs } from 'micromark-extension-mdxjs';
import {
  allowsAddress,
  allowsAttribute,
  allowsOpenAttribute,
  kindOfElement,
  styleName,
} from './allowed.ts';
import { isPlain, nameOfKey } from './expressions.ts';
import { activeHtml } from './html.ts';
import { htmlComments } from './mdx-comments.ts';

interface MdxPage {
  pieces: string[];
  /** Why no tool for MDX can read it. */
  problem?: string;
}

type IsOwnModule = (specifier: string) => boolean;

export function activeMdx(text: string, isOwnModule: IsOwnModule): MdxPage {
  try {
    const tree = fromMarkdown(text, {
      extensions: [mdxjs(), htmlComments()],
      mdastExtensions: [mdxFromMarkdown()],
    });
    return { pieces: new Finder(text, isOwnModule).read(tree) };
  } catch (error) {
    return { pieces: [], problem: (error as Error).message };
  }
}

class Finder {
  readonly #text: string;
  readonly #isOwnModule: IsOwnModule;
  readonly #found: string[] = [];

  constructor(text: string, isOwnModule: IsOwnModule) {
    this.#text = text;
    this.#isOwnModule = isOwnModule;
  }

  read(tree: Nodes): string[] {
    const open: Nodes[] = [tree];
    for (let node = open.pop(); node; node = open.pop()) {
      if (!this.#allows(node)) this.#found.push(this.#sourceOf(node));
      if ('children' in node) open.push(...node.children);
    }
    return this.#found;
  }

  #sourceOf(node: Nodes): string {
    const { start, end } = node.position ?? {};
    return this.#text.slice(start?.offset ?? 0, end?.offset ?? 0);
  }

  #allows(node: Nodes): boolean {
    switch (node.type) {
      case 'mdxjsEsm':
        return node.data?.estree
          ? this.#allowsModule(node.data.estree as unknown as Program)
          : false;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return allowsProgram(node.data?.estree);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const attributes = node.attributes.map(propertyOf);
        if (allowsElement(node.name, attributes)) return true;
        // What is in it is judged by itself, unless the element as a whole is not allowed.
        if (kindOfElement(node.name ?? '') === 'active') return false;
        const from = node.position?.start.offset ?? 0;
        const to = node.children[0]?.position?.start.offset ?? node.position?.end.offset ?? from;
        this.#found.push(this.#text.slice(from, to));
        return true;
      }
      case 'link':
      case 'definition':
        return allowsAddress(node.url, false);
      case 'image':
        return allowsAddress(node.url, true);
      case 'code':
        return !(node.meta ?? '').split(' ').includes('live');
      default:
        return node.type !== ('html' as Nodes['type']);
    }
  }

  #allowsModule({ body }: Program): boolean {
    return body.every(
      (statement) =>
        statement.type === 'ImportDeclaration' &&
        statement.specifiers.length > 0 &&
        this.#isOwnModule(String(statement.source.value)),
    );
  }
}

/** Nothing, a comment, or one value. */
function allowsProgram(program: unknown): boolean {
  const { body } = (program ?? { body: [{}] }) as { body: Node[] };
  return body.every(
    (statement) =>
      statement.type === 'ExpressionStatement' && allowsValue(statement.expression as Node),
  );
}

function allowsValue(node: Node): boolean {
  if (node.type === 'JSXEmptyExpression') return true;
  if (node.type === 'JSXFragment') return (node.children as Node[]).every(allowsChild);
  if (node.type !== 'JSXElement') return isPlain(node as unknown as Expression);
  const { name, attributes } = node.openingElement;
  const properties = attributes.map((one): Property => {
    if (one.type === 'JSXSpreadAttribute') return { name: '', value: null, isSpread: true };
    const value = one.value?.type === 'JSXExpressionContainer' ? one.value.expression : one.value;
    return { name: jsxName(one.name), value: value ?? null, isSpread: false };
  });
  return allowsElement(jsxName(name), properties) && (node.children as Node[]).every(allowsChild);
}

function allowsChild(node: Node): boolean {
  if (node.type === 'JSXText') return true;
  return allowsValue(node.type === 'JSXExpressionContainer' ? node.expression : node);
}

function jsxName(node: Node): string {
  if (node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`;
  return node.type === 'JSXMemberExpression' ? `A.${node.property.name}` : ':';
}

interface Property {
  name: string;
  value: Node | null;
  isSpread: boolean;
}

function propertyOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Property {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return { name: '', value: null, isSpread: true };
  const { name, value } = attribute;
  if (typeof value === 'string')
    return { name, value: { type: 'Literal', value } as Node, isSpread: false };
  const [statement] = value?.data?.estree?.body ?? [];
  if (value && statement?.type !== 'ExpressionStatement')
    return { name, value: null, isSpread: true };
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : null;
  return { name, value: expression as Node | null, isSpread: false };
}

/** A name with a capital letter or a dot is a component of the site. */
function allowsElement(name: string | null, properties: readonly Property[]): boolean {
  if (name === null) return properties.length === 0;
  const [first = ''] = name;
  const isComponent = name.includes('.') || first !== first.toLowerCase();
  const kind = isComponent ? 'open' : kindOfElement(name);
  if (kind === 'active') return false;
  return properties.every((property) => allowsProperty(name, property, kind === 'open'));
}

function allowsProperty(
  element: string,
  { name, value, isSpread }: Property,
  open: boolean,
): boolean {
  if (isSpread || (value !== null && !allowsValue(value))) return false;
  const allows = (text: string) =>
    open
      ? allowsOpenAttribute(name, text) && activeHtml(text).length === 0
      : allowsAttribute(element, name, text);
  if (name === 'style' && value?.type === 'ObjectExpression')
    return value.properties.every((one) => {
      if (one.type !== 'Property') return false;
      const property = styleName(String(nameOfKey(one.key)));
      return textsOf(one.value as Node).every((text) => allows(`${property}: ${text}`));
    });
  return ['', ...textsOf(value)].every(allows);
}

/** Every text in a value: whatever a component makes of it must be harmless. */
function textsOf(value: Node | null): string[] {
  switch (value?.type) {
    case 'Literal':
      return [String(value.value)];
    case 'TemplateLiteral':
      return value.quasis.map(({ value: text }) => text.cooked ?? text.raw);
    case 'ArrayExpression':
      return value.elements.flatMap((one) => textsOf(one as Node | null));
    case 'ObjectExpression':
      return value.properties.flatMap((one) =>
        one.type === 'Property' ? textsOf(one.value as Node) : [],
      );
    default:
      return [];
  }
}
