/** Build of the courier's page: `vite build --config vite.courier.ts` writes dist/backoffice/courier. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildWorker } from './backoffice/features/couriers/phone/build-worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const base = '/office/courier/';

export default defineConfig({
  root: here('./backoffice/features/couriers/phone'),
  cacheDir: here('./node_modules/.vite/courier'),
  base,
  plugins: [react(), buildWorker(base)],
  build: {
    outDir: here('./dist/backoffice/courier'),
    emptyOutDir: true,
    // Couriers' phones are as old as anybody's; those with modules and await at the top of a module are from 2021.
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
