/** A real browser for the tests: one installed on the machine, else the one from `npm ci`. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const run = promisify(execFile);
const modules = join(import.meta.dirname, '../../../node_modules');

const usual = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
    (name) => `/usr/bin/${name}`,
  ),
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * How long tests wait for a page, in milliseconds: many times what it takes on a quiet machine, because a shared one may
 * give a browser a fifth of a processor.
 */
export const pageTimeoutMs = 60_000;

/** No sandbox, which does not work as root: only the shop's own pages are opened. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Program = { executablePath: string; env?: Record<string, string> };

/** Contexts of the worker's browser, each a visitor with cookies and storage of their own. */
export type TestBrowser = AsyncDisposable & Pick<Browser, 'newContext' | 'newPage'>;

let launched: Promise<Browser> | undefined;

/**
 * Contexts in the one browser of this worker, which is launched by the first test that asks and ends with the worker: a
 * launch costs as much as three contexts. `await using browser = await openBrowser()` closes the contexts made with it.
 *
 * @throws Error saying what to install, on a machine without any browser.
 */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await findLaunched();
  const contexts = new AsyncDisposableStack();
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options);
    contexts.defer(() => closeContext(context));
    return context;
  };
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    [Symbol.asyncDispose]: () => contexts.disposeAsync(),
  };
}

/** A handler of `page.route` may still wait for its answer when its test ends: it has no test to fail then. */
async function closeContext(context: BrowserContext) {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** A browser that crashed in a former test is replaced. */
async function findLaunched(): Promise<Browser> {
  const former = await launched?.catch(() => undefined);
  if (!former?.isConnected()) launched = launchBrowser();
  return launched as Promise<Browser>;
}

/** Launches a headless browser; `CHROME_PATH` selects another one. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env = {} } = await findBrowser();
  return chromium.launch({ executablePath, args: quiet, env: { ...process.env, ...env } });
}

/** Path of the browser and the environment it needs; for programs that start it themselves. */
export async function findBrowser(): Promise<Program> {
  return findInstalled() ?? unpackPackaged();
}

function findInstalled(): Program | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
  const executablePath = chosen || usual.find((path) => existsSync(path));
  return executablePath ? { executablePath } : undefined;
}

/** Unpacked once for each version, under a temporary name and then renamed: test runs may race for it. */
async function unpackPackaged(): Promise<Program> {
  const source = join(modules, '@sparticuz', 'chromium');
  const fits = process.platform === 'linux' && process.arch === 'x64' && existsSync(source);
  if (!fits)
    throw new Error(
      `No browser comes along for ${process.platform}-${process.arch}. Install Chrome or Chromium, or set CHROME_PATH to one.`,
    );
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const home = join(modules, '.cache', `browser-${version}`);
  if (!existsSync(home)) await unpack(join(source, 'bin'), home);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
      LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(delimiter),
    },
  };
}

async function unpack(source: string, home: string): Promise<void> {
  await mkdir(join(home, '..'), { recursive: true });
  const draft = await mkdtemp(`${home}-`);
  const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  const script = `import { inflate } from '@sparticuz/chromium';
    await Promise.all(process.argv.slice(1).map((path) => inflate(path)));`;
  try {
    // The package unpacks into the temporary folder of its process, so a child process gets ours as TMPDIR.
    await run(
      process.execPath,
      ['--input-type=module', '-e', script, ...archives.map((name) => join(source, name))],
      {
        cwd: modules,
        env: { ...process.env, TMPDIR: draft },
      },
    );
    await writeFile(join(draft, 'fonts.conf'), fontsAt(join(home, 'fonts', 'fonts')));
    await rename(draft, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * The package's font settings are those of its cloud; without any font the browser crashes at the first missing glyph.
 */
const fontsAt = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
</fontconfig>
`;
