const allowed = /^(?!.*\.\.)[a-z0-9][a-z0-9/._-]{0,199}$/;

/** A path of the storage, as it is; whatever could lead elsewhere is a bug of ours and throws. */
export function checkPath(path: string): string {
  if (!allowed.test(path)) throw new Error(`Not a storage path: ${path}`);
  return path;
}
