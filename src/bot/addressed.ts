// Whether a comment talks to Docket or about the folder with the same name. Loads nothing, because
// the launcher asks, too.

const STATES = "is|isn[’']t|are|aren[’']t|was|were|has|have|had|looks?|seems?";
const ABOUT_FOLDER = new RegExp(
  `^(?:folder|directory|dir)\\s+(?:${STATES}|needs?|should|must|will|would|can|could|does|contains?|and|or)\\b`,
  'i',
);
/** “/docs is the flag documented?” is a question to the agent, and “can you …” a request. */
const ABOUT_IT = new RegExp(`^(?:${STATES}|and|or)\\s`, 'i');

/** “/docs folder is a mess”, “/docs are outdated”: a sentence whose subject is the folder. */
export function isAboutFolder(first: string): boolean {
  return ABOUT_FOLDER.test(first) || (ABOUT_IT.test(first) && !first.includes('?'));
}

const GREETING = '(?:hey|hi|hello|dear|please|pls|ok|okay)';
/** After a greeting, the word may still be the subject of a sentence. */
const SUBJECT = new RegExp(
  `^(?:folder|directory|dir|pages?|site|links?|team|${STATES}|needs?|should|must|will|would|does|doesn[’']t|contains?|and|or)\\b`,
  'i',
);
/** A list of what changed where starts the same way; these start a request. */
const REQUEST =
  /^(?:add|change|check|clarify|correct|create|delete|describe|document|expand|explain|extend|fix|improve|link|list|make|mention|move|remove|rename|replace|rewrite|shorten|simplify|split|translate|update|write|please|pls|can you|could you|would you|new|status|retry|cancel|archive|help|stop)\b/i;
const ANY_WORD = '\\/[\\w-]+';

/**
 * A comment that is surely meant for Docket but is not a command: `/docs: explain …`, `Hey /docs …`.
 * Only at the start of a comment, where it cannot be quoted or code. Without a word: for any word.
 */
export function isMisaddressed(body: string, word = ANY_WORD): boolean {
  if (word !== ANY_WORD && !body.includes(word)) return false;
  const [line = '', ...rest] = body.trimStart().split(/\r\n?|\n/);
  if (/^ {4}|^\t/.test(body)) return false;
  const greeted = new RegExp(`^${GREETING}[,!]? +${word}(?:[:,]? +(.*)|[!?]?)$`, 'i').exec(line);
  if (greeted) return !SUBJECT.test(greeted[1] ?? '');
  const [, request = ''] = new RegExp(`^${word}[:,] +(.+)$`).exec(line) ?? [];
  return REQUEST.test(request) && !rest.some((other) => /^\s*\/[\w-]+:/.test(other));
}
