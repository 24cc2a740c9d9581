// Where the files of a run are kept for people to download.

export interface Artifact {
  name: string;
  /** Folder of the files; their names in the artifact are relative to it. */
  dir: string;
  files: string[];
}

export type KeptFiles =
  | { kind: 'kept'; id: number; url: string }
  /** There is no artifact store here; the files stay where they are. */
  | { kind: 'nowhere'; reason: string };

export interface ArtifactStore {
  upload(artifact: Artifact): Promise<KeptFiles>;
  /** One file as it is, under its own name: a browser opens it with one click. */
  uploadFile(file: Omit<Artifact, 'files'>): Promise<KeptFiles>;
}
