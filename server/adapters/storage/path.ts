const allowed = /^(?!.*\.\.)[a-z0-9][a-z0-9/._-]{0,199}$/;

/** Returns a storage path unchanged; throws for one that could leave the storage, which is a bug of ours. */
export function checkPath(path: string): string {
  if (!allowed.test(path)) throw new Error(`Not a storage path: ${path}`);
  return path;
}
