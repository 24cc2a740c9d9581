// Addresses that answers are full of.

export interface Links {
  /** `http://host:port`, where pages and git live. */
  server: string;
  /** `http://host:port/api/v3` */
  api: string;
}

export const pageOf = ({ server }: Links, repo: string) => `${server}/${repo}`;
export const apiOf = ({ api }: Links, repo: string) => `${api}/repos/${repo}`;

export function threadPage(links: Links, repo: string, number: number, isPull: boolean): string {
  return `${pageOf(links, repo)}/${isPull ? 'pull' : 'issues'}/${number}`;
}

/** An opaque id that GraphQL takes: the kind, then the number. */
export function nodeId(
  kind:
    | 'U'
    | 'R'
    | 'I'
    | 'PR'
    | 'IC'
    | 'PRR'
    | 'PRRC'
    | 'REA'
    | 'LA'
    | 'REF'
    | 'WFR'
    | 'CR'
    | 'CS'
    | 'A',
  id: number | string,
): string {
  return `${kind}_${id}`;
}
