/** Build of the shop window: `vite build --config build/vite.storefront.ts` writes dist/storefront. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { importIcons } from '#storefront/app/bundle/import-icons.ts';
import { nameChunks } from '#storefront/app/bundle/name-chunks.ts';
import { writeMedia } from '#storefront/app/bundle/write-media.ts';
import { buildWorker } from '../storefront/offline/build-worker.ts';
import { fromRoot } from './from-root.ts';

// Old Android phones cannot be updated: the oldest browsers that are still served.
const oldest = { chrome: 80 << 16, safari: 13 << 16, ios_saf: 13 << 16, firefox: 78 << 16 };

/**
 * Fonts for ň, ş and ž, and the footer's border, are so small that they travel inside the style sheet; nothing else is
 * inlined.
 */
function isInlined(path: string): boolean {
  return /latin-ext\.woff2$|border\.svg$/.test(path);
}

/** Vite asks for a style sheet once: a page whose sheet was lost on the way would stand there without it for good. */
const preloadModule = '\0vite/preload-helper.js';
const preloadFiles = `export { preloadFiles as __vitePreload } from ${JSON.stringify(fromRoot('storefront/navigation/preload-files.ts'))}`;

/** Where libraries are taken in another shape than they are published in. */
function adaptLibraries(): Plugin {
  return {
    name: 'adapt-libraries',
    enforce: 'pre',
    resolveId(source) {
      // React has had this hook since version 18; the shim is for older ones.
      if (source === 'use-sync-external-store/shim/index.js') return fromRoot('node_modules/react/index.js');
      return null;
    },
    load: (id) => (id === preloadModule ? preloadFiles : null),
    transform(code, id) {
      // It would write a <style> into the page, which the content security policy forbids; the sheet is imported.
      if (!/node_modules\/sonner\/dist\/index\.mjs/.test(id)) return null;
      return { code: code.replace(/^__insertCSS\(.*\);?$/m, ''), map: null };
    },
  };
}

/** The shop's own server, beside the one for development. */
const shop = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;

export default defineConfig({
  root: fromRoot('storefront'),
  cacheDir: fromRoot('node_modules/.vite/storefront'),
  plugins: [
    importIcons(fromRoot('node_modules/lucide-react/dist/esm/lucide-react.mjs')),
    react(),
    adaptLibraries(),
    writeMedia(),
    buildWorker(),
  ],
  css: { transformer: 'lightningcss', lightningcss: { targets: oldest } },
  build: {
    outDir: fromRoot('dist/storefront'),
    emptyOutDir: true,
    // What Chrome 80 and Safari 13.1 speak. Naming the browsers would also rewrite every `?.`, for a rare fault of V8.
    target: 'es2020',
    cssMinify: 'lightningcss',
    manifest: true,
    assetsInlineLimit: isInlined,
    // Browsers without modulepreload load the modules a moment later; the polyfill would cost all the others.
    modulePreload: { polyfill: false },
    // The list of files that the entry carries is shorter without names; the manifest has them.
    rolldownOptions: {
      input: [fromRoot('storefront/index.html'), fromRoot('storefront/app/early-touches.ts')],
      output: {
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: nameChunks() },
      },
    },
  },
  // With the slash: `/api` alone would also catch the module api.ts.
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api/', '/pictures/', '/icons/', '/demo/', '/manifest.webmanifest'].map((path) => [path, shop]),
    ),
  },
});
