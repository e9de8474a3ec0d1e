import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The page as it was built, and the build's own list of its files. */
export type Built = { html: string; manifest: string | undefined };

/**
 * Answers with the newest build in the folder: the same object as long as nothing changed, so that everything made of it
 * can be kept. A shop that runs while it is built anew must not send pages whose files are gone.
 */
export function readBuild(folder: string): () => Promise<Built | undefined> {
  let known: { mark: string; built: Built } | undefined;
  const read = (path: string) => readFile(resolve(folder, path), 'utf8').catch(() => undefined);
  return async () => {
    const found = await stat(resolve(folder, 'index.html')).catch(() => undefined);
    // Between two builds there is none for a moment: the last one stands.
    if (!found) return known?.built;
    const mark = `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (known?.mark === mark) return known.built;
    const [html, manifest] = await Promise.all([read('index.html'), read('.vite/manifest.json')]);
    if (html === undefined) return known?.built;
    known = { mark, built: { html, manifest } };
    return known.built;
  };
}
