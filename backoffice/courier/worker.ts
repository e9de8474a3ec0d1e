/** The service worker of the courier's page: the page opens without a connection. What is in it is the page's own business (store.ts). */
import { Serwist } from 'serwist';

/** Put in by the build: the page and its files, each with the mark of its contents. */
declare const courierFiles: { url: string; revision: string }[];

new Serwist({
  precacheEntries: courierFiles,
  precacheOptions: { cleanupOutdatedCaches: true, ignoreURLParametersMatching: [/./] },
  // The page is one bundle, and has all of itself when the next one takes over.
  skipWaiting: true,
  clientsClaim: true,
}).addEventListeners();
