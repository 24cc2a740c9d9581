// Expressions of JavaScript that only name or list values: no calls, no assignments, no functions.
import { type Expression, type Property, parse } from 'acorn';

/** Deeper, the parser could reach the end of its stack; nobody writes it. */
const MAX_DEPTH = 50;

export function isPlainExpression(text: string): boolean {
  const node = readExpression(text);
  return node !== undefined && isPlain(node);
}

export const isExpression = (text: string): boolean => readExpression(text) !== undefined;

function readExpression(text: string): Expression | undefined {
  try {
    const { body } = parse(`(${text}\n)`, { ecmaVersion: 'latest' });
    const [statement] = body;
    const isOne = body.length === 1 && statement?.type === 'ExpressionStatement';
    return isOne ? statement.expression : undefined;
  } catch {
    return undefined;
  }
}

export function isPlain(node: Expression, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const inner = (one: Expression) => isPlain(one, depth + 1);
  switch (node.type) {
    case 'Identifier':
      return true;
    case 'Literal':
      return !node.regex;
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return ['-', '+', '!', 'void'].includes(node.operator) && inner(node.argument);
    case 'MemberExpression':
      return (
        !node.computed &&
        node.object.type !== 'Super' &&
        inner(node.object) &&
        !isHidden(node.property)
      );
    case 'ArrayExpression':
      return node.elements.every(
        (one) => one !== null && one.type !== 'SpreadElement' && inner(one),
      );
    case 'ObjectExpression':
      return node.properties.every((one) => one.type === 'Property' && isPlainProperty(one, depth));
    default:
      return false;
  }
}

const HIDDEN = new Set(['constructor', 'prototype', '__proto__', '__html']);
const isHidden = (node: { type: string }) =>
  node.type !== 'Identifier' || HIDDEN.has((node as { name?: string }).name ?? '');

function isPlainProperty({ kind, method, computed, key, value }: Property, depth: number): boolean {
  if (kind !== 'init' || method || computed) return false;
  return !HIDDEN.has(String(nameOfKey(key))) && isPlain(value, depth + 1);
}

/** As the parser decoded it: `__h\u0074ml` is `__html`. */
export function nameOfKey(key: Expression | { type: string }): unknown {
  if (key.type === 'Identifier') return (key as { name: string }).name;
  return key.type === 'Literal' ? (key as { value: unknown }).value : undefined;
}
