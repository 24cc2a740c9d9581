// Attributes that extensions of Markdown take from braces (`{: onclick=… }`), and programs that they
// run from a fence (`exec="on"`).
import { Parser, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { allowsAddress, allowsStyle } from './allowed.ts';
import { EVENT_HANDLERS } from './event-handlers.ts';

const MAX_LIST = 2_000;
const RUNNING = new Set(['srcdoc', 'formaction', 'http-equiv', 'v-html', 'is', 'innerhtml']);
const ADDRESSES = new Set(['href', 'src', 'action', 'data', 'poster', 'background', 'xlink:href']);

/** In the text of a page without its blocks of code. */
export function activeLists(text: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
    const end = text.indexOf('}', at);
    if (end < 0) break;
    if (end - at > MAX_LIST) continue;
    const source = text.slice(at, end + 1);
    const list = source.slice(source.startsWith('{:') ? 2 : 1, -1);
    if (list.includes('=') && attributesOf(list).some(isActive)) found.push(source);
  }
  return found;
}

function attributesOf(list: string): { name: string; value: string }[] {
  const parser = new Parser<Tree.DefaultTreeAdapterMap>({});
  parser.tokenizer.write(`<body><x ${list}>`, true);
  const [body] = (parser.document.childNodes[0] as Tree.Element).childNodes.slice(-1);
  const [element] = (body as Tree.Element).childNodes;
  return element && 'attrs' in element ? element.attrs : [];
}

function isActive({ name, value }: { name: string; value: string }): boolean {
  if (EVENT_HANDLERS.has(name) || RUNNING.has(name)) return true;
  if (value !== '' && ['v-', '@', ':', 'x-', 'hx-'].some((start) => name.startsWith(start)))
    return true;
  if (name === 'style') return !allowsStyle(value);
  return ADDRESSES.has(name) && !allowsAddress(value, name === 'src');
}

/** Whether the words after the language of a fence have its code run. */
export function runsFence(info: string): boolean {
  const words = info.toLowerCase().split(' ').filter(Boolean);
  return words.slice(1).some((word) => {
    const [key, value = ''] = word.split('=');
    if (key === 'live' || key === 'exec' || key === 'eval' || key === 'execute')
      return !['off', 'false', '"off"', '"false"', '"no"', '"0"'].includes(value);
    return key === 'session' || key === 'editable';
  });
}
