/**
 * The configuration of a bare repository of ours that fetches on demand: what a filter left out
 * comes when it is read.
 */
export function promisorConfig(remote: string, filter: string): string {
  return `[core]
\tbare = true
\trepositoryFormatVersion = 1
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = "${remote.replace(/[\\"]/g, '\\$&')}"
\tpromisor = true
\tpartialclonefilter = ${filter}
`;
}
