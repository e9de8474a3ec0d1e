/** The service worker of the courier's page: opens the page offline. The page stores its own data (store.ts). */
import { Serwist } from 'serwist';

/** Injected by the build: the page and its files with their content hashes. */
declare const courierFiles: { url: string; revision: string }[];

new Serwist({
  precacheEntries: courierFiles,
  precacheOptions: { cleanupOutdatedCaches: true, ignoreURLParametersMatching: [/./] },
  // The page is one bundle and fully loaded, so a new worker may take over at once.
  skipWaiting: true,
  clientsClaim: true,
}).addEventListeners();
