import { readFileSync } from 'node:fs';
import { fileReply, type Reply } from './reply.ts';

// The same way from here and from the build of the server.
function read(name: string): string {
  return readFileSync(new URL(`../../server/bank-simulator/page/${name}`, import.meta.url), 'utf8');
}

/** The pages' style sheets and script by their path. */
export const pageAssets: Readonly<Record<string, Reply>> = {
  '/payment/page.css': fileReply('text/css; charset=utf-8', read('page.css')),
  '/payment/form.css': fileReply('text/css; charset=utf-8', read('form.css')),
  '/payment/page.js': fileReply('text/javascript; charset=utf-8', read('page.js')),
};
