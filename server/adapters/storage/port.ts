/** Folders of photos of parcels, proofs and thanks: the shop shows them to whom they belong, and nobody else. */
export const privateFolders = { photos: 'order-photos', files: 'order-files' } as const;

const privateNames: readonly string[] = Object.values(privateFolders);

export function isPrivate(path: string): boolean {
  return privateNames.includes(path.split('/')[0] ?? '');
}

/** Storage of pictures: a folder or an S3 bucket. Paths are relative, `[a-z0-9/._-]`, never `..`. */
export type Storage = {
  write(path: string, data: Buffer): Promise<void>;
  /** undefined when there is no such file */
  read(path: string): Promise<Buffer | undefined>;
  remove(path: string): Promise<void>;
  exists(path: string): Promise<boolean>;
  /** For the operator: who else can read files of `privateFolders`, in words; undefined when nobody can. */
  findExposed?(): Promise<string | undefined>;
};
