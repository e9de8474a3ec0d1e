/** Build of the courier's page: `vite build --config build/vite.courier.ts` writes dist/backoffice/courier. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildWorker } from '../backoffice/features/couriers/phone/build-worker.ts';
import { fromRoot } from './from-root.ts';

const base = '/office/courier/';

export default defineConfig({
  root: fromRoot('backoffice/features/couriers/phone'),
  cacheDir: fromRoot('node_modules/.vite/courier'),
  base,
  plugins: [react(), buildWorker(base)],
  build: {
    outDir: fromRoot('dist/backoffice/courier'),
    emptyOutDir: true,
    // Couriers' phones are as old as anybody's; those with modules and await at the top of a module are from 2021.
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
