/** Build of what the server draws first screens with: the storefront's own code, for Node, beside the pages it draws. */
import { defineConfig } from 'vite';
import { fromRoot } from './from-root.ts';
import { narrowText } from './vite.narrow-text.ts';
import storefront from './vite.storefront.ts';

export default defineConfig({
  ...storefront,
  plugins: [...(storefront.plugins ?? []), narrowText()],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Everything in the build: a shop that only runs has no React installed.
  ssr: { noExternal: true },
  build: {
    ssr: fromRoot('storefront/app/draw-page.tsx'),
    outDir: fromRoot('dist/storefront/.first-view'),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node22',
    minify: false,
    // One file, so that a newer one can stand in for it in a program that runs.
    rolldownOptions: { output: { entryFileNames: 'draw-page.js', codeSplitting: false, comments: false } },
  },
});
