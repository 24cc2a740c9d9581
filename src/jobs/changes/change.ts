// What an agent changed, one entry per path: the diff that the fence and the scan look at.

const FILE_MODES = ['100644', '100755', '120000', '160000'] as const;
/** Regular, executable, symbolic link, submodule. */
export type FileMode = (typeof FILE_MODES)[number];

export interface FileChange {
  /** Relative to the repository's root, with forward slashes. A move is a delete and an add. */
  path: string;
  kind: 'added' | 'modified' | 'deleted';
  /** The new mode; for a deleted file, the old one. */
  mode: FileMode;
  /** The mode at the commit; absent when the path was not there. */
  was?: FileMode;
  /** The new contents (a link's target when it is a symbolic link); null when deleted. */
  content: Buffer | null;
}
