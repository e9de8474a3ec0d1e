/** A build of the storefront in a folder of its own, which a newer one can replace while the shop runs. */
import { copyFile, cp, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const built = join(import.meta.dirname, '../../../dist/storefront');

export type Deployment = AsyncDisposable & {
  folder: string;
  /** Puts a newer build in its place; answers with the name of the script that is new in it. */
  update(): Promise<string>;
};

export async function deploy(): Promise<Deployment> {
  const place = await mkdtemp(join(tmpdir(), 'sowgat-build-'));
  const folder = join(place, 'storefront');
  await cp(built, folder, { recursive: true });

  /** The page begins with another file, and so does everything that knows its name. */
  async function update(): Promise<string> {
    const next = join(place, 'next');
    await cp(folder, next, { recursive: true });
    const page = await readFile(join(next, 'index.html'), 'utf8');
    const scripts = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, path]) => path ?? '');
    const sizes = await Promise.all(scripts.map(async (path) => (await stat(join(next, path))).size));
    // The smallest holds no state: that its old copy is asked for by other files as well does no harm.
    const old = scripts[sizes.indexOf(Math.min(...sizes))] ?? '';
    const fresh = old.replace(basename(old), `new-${basename(old)}`);
    await copyFile(join(next, old), join(next, fresh));
    for (const name of ['index.html', 'sw.js']) {
      const text = await readFile(join(next, name), 'utf8');
      await writeFile(join(next, name), text.replaceAll(`/${old}`, `/${fresh}`));
    }
    await rm(folder, { recursive: true });
    await rename(next, folder);
    return fresh;
  }

  return {
    folder,
    update,
    [Symbol.asyncDispose]: () => rm(place, { recursive: true, force: true, maxRetries: 5 }),
  };
}
