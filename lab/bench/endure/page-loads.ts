/** A browser-like client of the balancer: loads a page, then every file that it references. */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../cluster/steady.ts';

export type PageLoads = { pages: number; files: number; missing: Map<string, number> };
const paths = ['/', '/shop', '/office/'];

/** One page after the other, about five a second. */
export function startPageLoads(port: number) {
  const agent = new Agent({ keepAlive: true });
  const loads: PageLoads = { pages: 0, files: 0, missing: new Map() };
  let over = false;

  async function load(path: string): Promise<void> {
    const { text } = await send(agent, port, { method: 'GET', path, headers: { accept: 'text/html' } });
    const files = new Set(text.match(/\/(?:office\/)?assets\/[\w.-]+\.(?:js|css|woff2)\b/g));
    loads.pages += 1;
    loads.files += files.size;
    for (const file of files) {
      const { status } = await send(agent, port, { method: 'GET', path: file });
      const what = `${file.replace(/[^/]+$/, '…')} ${status}`;
      if (status !== 200) loads.missing.set(what, (loads.missing.get(what) ?? 0) + 1);
    }
  }

  const running = (async () => {
    for (let number = 0; !over; number += 1) {
      await load(paths[number % paths.length] ?? '/');
      await pause(150);
    }
  })();
  return {
    async stop(): Promise<PageLoads> {
      over = true;
      await running;
      agent.destroy();
      return loads;
    },
  };
}
