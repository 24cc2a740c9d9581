// Comments of HTML in MDX. Docusaurus allows them; to MDX itself they are an error.
import type { Code, Effects, Extension, State, Tokenizer } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    htmlComment: 'htmlComment';
    htmlCommentText: 'htmlCommentText';
  }
}

const LESS_THAN = 60;
/** Line ends are below zero: `\r`, `\n`, and both; tabs and what fills them, too. */
const markdownLineEnding = (code: Code) => code !== null && code < -2;
const isSpace = (code: Code) => code === -2 || code === -1 || code === 32;
const [EXCLAMATION, DASH, GREATER_THAN] = [33, 45, 62];

export function htmlComments(): Extension {
  return {
    flow: { [LESS_THAN]: { tokenize: tokenizer(true), concrete: true, name: 'htmlCommentFlow' } },
    text: { [LESS_THAN]: { tokenize: tokenizer(false), name: 'htmlCommentText' } },
  };
}

/** As a block, it is alone on its last line. */
const tokenizer = (isBlock: boolean): Tokenizer =>
  function tokenize(effects: Effects, ok: State, nok: State): State {
    const opening = [LESS_THAN, EXCLAMATION, DASH, DASH];
    let at = 0;
    let dashes = 0;
    return start;

    function start(code: Code): State | undefined {
      effects.enter('htmlComment');
      return open(code);
    }

    function open(code: Code): State | undefined {
      if (code !== opening[at]) return nok(code);
      if (at === 0) effects.enter('htmlCommentText');
      effects.consume(code);
      at += 1;
      return at === opening.length ? inside : open;
    }

    function inside(code: Code): State | undefined {
      if (code === null) return nok(code);
      if (markdownLineEnding(code)) {
        effects.exit('htmlCommentText');
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        dashes = 0;
        return begin;
      }
      effects.consume(code);
      if (code === GREATER_THAN && dashes >= 2) return end;
      dashes = code === DASH ? dashes + 1 : 0;
      return inside;
    }

    function begin(code: Code): State | undefined {
      if (code !== null && markdownLineEnding(code)) {
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        return begin;
      }
      if (code === null) return nok(code);
      effects.enter('htmlCommentText');
      return inside(code);
    }

    function end(code: Code): State | undefined {
      effects.exit('htmlCommentText');
      effects.exit('htmlComment');
      return isBlock ? blockEnd(code) : ok(code);
    }

    function blockEnd(code: Code): State | undefined {
      if (isSpace(code)) {
        effects.enter('whitespace');
        effects.consume(code);
        effects.exit('whitespace');
        return blockEnd;
      }
      return code === null || markdownLineEnding(code) ? ok(code) : nok(code);
    }
  };
