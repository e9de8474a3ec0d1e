/** Build of what the server draws first screens with: the storefront's own code, for Node, beside the pages it draws. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { narrowText } from './vite.narrow-text.ts';
import storefront from './vite.storefront.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  ...storefront,
  plugins: [...(storefront.plugins ?? []), narrowText()],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Everything in the build: a shop that only runs has no React installed.
  ssr: { noExternal: true },
  build: {
    ssr: here('./storefront/app/draw-page.tsx'),
    outDir: here('./dist/storefront/.first-view'),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node22',
    minify: false,
    // One file, so that a newer one can stand in for it in a program that runs.
    rolldownOptions: { output: { entryFileNames: 'draw-page.js', codeSplitting: false, comments: false } },
  },
});
