// All pages as text for the report's table, one line per page. It is embedded compressed and unpacked by
// the browser (client/decode.ts): 100,000 pages stay near a megabyte and out of the document's tree.
import type { PageRow } from '../report.ts';

/** `path ⇥ human ⇥ ai ⇥ total ⇥ previous total ⇥ sent by AI`; the last two are empty where unknown. */
export function tableLine({ path, human, ai, total, previous, aiReferrals }: PageRow): string {
  const sent = aiReferrals === null ? '' : `\t${aiReferrals}`;
  return `${escaped(path)}\t${human}\t${ai}\t${total}\t${previous?.total ?? ''}${sent}\n`;
}

const SPECIAL = /[\\\t\n]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n' };

function escaped(path: string): string {
  if (!SPECIAL.test(path)) return path;
  return path.replace(/[\\\t\n]/g, (char) => ESCAPES[char] ?? char);
}
