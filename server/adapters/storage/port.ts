/** Storage of pictures: a folder or an S3 bucket. Paths are relative, `[a-z0-9/._-]`, never `..`. */
export type Storage = {
  write(path: string, data: Buffer): Promise<void>;
  /** undefined when there is no such file */
  read(path: string): Promise<Buffer | undefined>;
  remove(path: string): Promise<void>;
  exists(path: string): Promise<boolean>;
};
