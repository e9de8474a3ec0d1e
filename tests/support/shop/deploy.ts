/** A copy of the storefront's build that can be replaced by a newer one while the shop runs. */
import { copyFile, cp, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const built = join(import.meta.dirname, '../../../dist/storefront');

export type Deployment = AsyncDisposable & {
  folder: string;
  /** Replaces the build by a newer one; returns the path of its new script. */
  update(): Promise<string>;
};

export async function deploy(): Promise<Deployment> {
  const place = await mkdtemp(join(tmpdir(), 'sowgat-build-'));
  const folder = join(place, 'storefront');
  await cp(built, folder, { recursive: true });

  /** Renames one script of the page, in all files that reference it. */
  async function update(): Promise<string> {
    const next = join(place, 'next');
    await cp(folder, next, { recursive: true });
    const page = await readFile(join(next, 'index.html'), 'utf8');
    const scripts = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, path]) => path ?? '');
    const sizes = await Promise.all(scripts.map(async (path) => (await stat(join(next, path))).size));
    // The smallest script has no state, so it does no harm that other files still load its old copy.
    const old = scripts[sizes.indexOf(Math.min(...sizes))] ?? '';
    const fresh = old.replace(basename(old), `new-${basename(old)}`);
    await copyFile(join(next, old), join(next, fresh));
    for (const name of ['index.html', 'sw.js']) {
      const text = await readFile(join(next, name), 'utf8');
      await writeFile(join(next, name), text.replaceAll(`/${old}`, `/${fresh}`));
      // Packed copies of the former text.
      for (const packing of ['br', 'gz']) await rm(join(next, `${name}.${packing}`), { force: true });
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
