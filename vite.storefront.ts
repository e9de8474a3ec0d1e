/** Build of the shop window: `vite build --config vite.storefront.ts` writes dist/storefront. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildWorker } from './storefront/offline/build-worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Old Android phones cannot be updated: the oldest browsers that are still served.
const oldest = { chrome: 80 << 16, safari: 13 << 16, ios_saf: 13 << 16, firefox: 78 << 16 };

/** Fonts for ň, ş and ž are so small that they travel inside the style sheet; nothing else is inlined. */
function isInlined(path: string): boolean {
  return /latin-ext\.woff2$/.test(path);
}

const iconModule = '\0create-icon';
const preloadModule = '\0vite/preload-helper.js';

/**
 * Libraries that are taken in a lighter or stricter shape than they are published in: every kilobyte of the first
 * load is a tenth of a second on the lines this shop is for.
 */
function lighterLibraries(): Plugin {
  return {
    name: 'lighter-libraries',
    enforce: 'pre',
    resolveId(source, importer) {
      // React has had this hook since version 18; the shim is for older ones.
      if (source === 'use-sync-external-store/shim/index.js') return here('./node_modules/react/index.js');
      if (source === '@reduxjs/toolkit') return here('./storefront/store/toolkit.ts');
      // The machinery behind each icon; the drawings stay the library's.
      if (source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')) {
        return iconModule;
      }
      return null;
    },
    load(id) {
      if (id === preloadModule)
        return `export { preloadFiles as __vitePreload } from ${JSON.stringify(here('./storefront/layout/preload-files.ts'))}`;
      return id === iconModule
        ? `export { createIcon as default } from ${JSON.stringify(here('./storefront/ui/create-icon.ts'))}`
        : null;
    },
    transform(code, id) {
      // It would write a <style> into the page, which the content security policy forbids; the sheet is imported.
      if (!/node_modules\/sonner\/dist\/index\.mjs/.test(id)) return null;
      return { code: code.replace(/^__insertCSS\(.*\);?$/m, ''), map: null };
    },
  };
}

type ModuleLook = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; importers: readonly string[] } | null;
};

/**
 * Few files instead of many: what the entry needs at once and what nearly every page is made of is the first, the
 * rest that pages share the second, the libraries of forms the third. They compress better together, a slow line is
 * sooner done with one request than with twelve, and the list of files that the entry carries stays short.
 */
function nameShared() {
  const entry = here('./storefront/main.tsx');
  let first: Set<string> | undefined;
  let home: Set<string> | undefined;
  return (id: string, build: ModuleLook): string | null => {
    first ??= reach(entry, build);
    home ??= reach(here('./storefront/content/HomePage.tsx'), build);
    // Icons are drawn where they are used: the library's own list of them would bring all into the first file.
    if (/\/lucide-react\//.test(id)) return null;
    if (first.has(id)) return 'first';
    if (home.has(id) && /\/storefront\/(ui|layout|store|lang)\//.test(id)) return 'first';
    if (/\/(react-hook-form|@hookform|valibot|input-otp)\//.test(id)) return 'forms';
    if (/\/storefront\/(ui|lang|store|layout)\/.*\.tsx?$/.test(id) && isShared(id, build)) return 'shared';
    return null;
  };
}

function isShared(id: string, build: ModuleLook): boolean {
  return (build.getModuleInfo(id)?.importers.length ?? 0) > 2;
}

function reach(start: string, build: ModuleLook, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const id of build.getModuleInfo(start)?.importedIds ?? []) reach(id, build, seen);
  return seen;
}

export default defineConfig({
  root: here('./storefront'),
  plugins: [react(), lighterLibraries(), buildWorker()],
  css: { transformer: 'lightningcss', lightningcss: { targets: oldest } },
  build: {
    outDir: here('./dist/storefront'),
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
      input: [here('./storefront/index.html'), here('./storefront/early-touches.ts')],
      output: {
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: [{ name: nameShared() }] },
      },
    },
  },
  // With the slash: `/api` alone would also catch the module api.ts.
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api/', '/pictures/', '/icons/', '/manifest.webmanifest'].map((path) => [
        path,
        'http://127.0.0.1:8080',
      ]),
    ),
  },
});
