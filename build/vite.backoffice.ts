/** Build of the office: `vite build --config build/vite.backoffice.ts` writes dist/backoffice. Its bundle is its own. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fromRoot } from './from-root.ts';

const [compress, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Compressed once at the build; the server sends these to every browser that takes them. */
function withPacked(): Plugin {
  return {
    name: 'with-packed',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name);
          const data = await readFile(path);
          await Promise.all([
            compress(data).then((packed) => writeFile(`${path}.br`, packed)),
            zip(data).then((packed) => writeFile(`${path}.gz`, packed)),
          ]);
        }),
      );
    },
  };
}

/** The shop's own server, beside the one for development. */
const shop = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;

export default defineConfig({
  root: fromRoot('backoffice'),
  cacheDir: fromRoot('node_modules/.vite/backoffice'),
  base: '/office/',
  plugins: [react(), withPacked()],
  // One copy of what keeps state in module variables.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', '@tanstack/react-query'] },
  build: {
    outDir: fromRoot('dist/backoffice'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // The table and form library is one large file by nature; it is fetched once and kept.
    chunkSizeWarningLimit: 1200,
  },
  server: { port: 5174, proxy: { '/api/': shop, '/pictures/': shop, '/favicon.svg': shop } },
});
