/**
 * The shop while it is worked on: screens change in the open page as files are saved, the server starts anew. One address
 * shows everything; what the server says about it comes last.
 */
import { createServer } from 'vite';
import { runProgram } from './run-program.mjs';

/** Development tools listen on this machine alone, at these ports or the next free ones. */
const host = '127.0.0.1';

const office = await serve('build/vite.backoffice.ts');
const behind = { target: office.origin, ws: true, rewrite: (path) => path.replace(/^\/office$/, '/office/') };
const shop = await serve('build/vite.storefront.ts', { '^/office(/|$)': behind });
process.env.PUBLIC_URL ??= shop.origin;

const args = process.argv.slice(2);
const isForNode = (arg) => arg.startsWith('--inspect');
const program = [
  ...['server', 'domain', 'contract'].map((folder) => `--watch-path=${folder}`),
  '--watch-preserve-output',
  ...args.filter(isForNode),
  'server/main.ts',
  ...args.filter((arg) => !isForNode(arg)),
];
process.exitCode = await runProgram(process.execPath, program, { ownGroup: true });
await Promise.all([office.close(), shop.close()]);

async function serve(configFile, proxy = {}) {
  const server = await createServer({
    configFile,
    server: { host, proxy },
    logLevel: 'warn',
    clearScreen: false,
  });
  await server.listen();
  const { port } = server.httpServer.address();
  return { origin: `http://${host}:${port}`, close: () => server.close() };
}
