/** Build step of the storefront: writes /sw.js with its precache list, and the icons. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { drawIcons } from './draw-icons.ts';
import type { Build } from './precache.ts';
import { publicAnswers } from './public-answers.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Pages between the cart and the bank, in their order. */
const buying = [
  ...['app/frame/AccountLayout', 'features/cart/CartPage', 'features/checkout/form/CheckoutPage'],
  ...['features/customers/sign-in/SignInPage', 'features/customers/sign-in/SmsCodePage'],
];
/** Other pages that work offline even if they were never opened online, and their parts. */
const ahead = [
  'features/content/home/HomePage',
  'features/content/home/ProductRows',
  'features/catalogue/list/ShopPage',
  'features/catalogue/product/ProductPage',
  'features/wishlist/WishlistPage',
  'features/customers/account/AccountPage',
  // The way back from the bank.
  'features/checkout/payment/CheckPaymentPage',
  // For pages that fail of what is stored, which a first visit has not yet.
  'app/frame/TakeOut',
  'ui/feedback/Toaster',
];
/** Importers of this module load parts on a press, which may come while offline. */
const pieceMaker = here('../navigation/lazy-piece.tsx');
/** Parts of every page, or shown when a page cannot be loaded. */
const frame = [
  ...['app/after-start', 'app/frame/Footer', 'app/frame/Notices', 'app/frame/PageFailed'],
  // Without it nothing that is stored is read.
  'app/stored-shapes',
];

export function buildWorker(): Plugin {
  return {
    name: 'build-worker',
    apply: ({ build: input }, { command }) => command === 'build' && !input?.ssr,
    // Runs after the page plugin, which knows the files of the first load.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const pieces = [...this.getModuleIds()].flatMap((id) => {
        const module = this.getModuleInfo(id);
        return module?.importedIds.includes(pieceMaker) ? module.dynamicallyImportedIds : [];
      });
      const known = describeBuild(bundle, pieces);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compile(known) });
      for (const [fileName, source] of await drawIcons()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function describeBuild(bundle: Bundle, pieces: readonly string[]): Build {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src ?? '');
  if (scripts.length === 0) throw new Error('the page of the storefront has no script');
  const isOf = (names: string[]) => (chunk: Chunk) =>
    chunk.moduleIds.some((id) => names.some((name) => id.startsWith(here(`../${name}`))));
  const files = new Set<string>();
  const isFrame = isOf(frame);
  for (const chunk of chunks)
    if (scripts.includes(`/${chunk.fileName}`) || isFrame(chunk)) collect(chunk, bundle, files);
  for (const file of Object.values(bundle)) {
    // Fonts of the script that a visitor does not read are cached only when used.
    const name = file.type === 'asset' ? (file.originalFileNames[0] ?? '') : '';
    if (/-latin\.woff2$|pattern\.svg$/.test(name)) files.add(`/${file.fileName}`);
  }
  const toBuy = new Set(files);
  for (const name of buying) for (const chunk of chunks.filter(isOf([name]))) collect(chunk, bundle, toBuy);
  const all = new Set(toBuy);
  for (const chunk of chunks) {
    const isPiece = chunk.moduleIds.some((id) => pieces.includes(id));
    if (isPiece || isOf(ahead)(chunk)) collect(chunk, bundle, all);
  }
  return {
    version: createHash('sha256').update(html).digest('hex').slice(0, 12),
    scripts,
    files: [...files],
    buying: without(toBuy, files),
    ahead: without(all, toBuy),
    answers: publicAnswers,
  };
}

const without = (all: Set<string>, former: Set<string>) => [...all].filter((file) => !former.has(file));

/** A chunk with all its static imports. */
function collect(chunk: Chunk, bundle: Bundle, files: Set<string>): void {
  if (files.has(`/${chunk.fileName}`)) return;
  files.add(`/${chunk.fileName}`);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') collect(next, bundle, files);
  }
}

/** One classic script: some supported browsers have no module workers. */
async function compile(known: Build): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { shopBuild: JSON.stringify(known) },
    build: {
      write: false,
      target: 'es2020',
      rolldownOptions: { input: here('./worker.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  const script = output && 'output' in output ? output.output[0] : undefined;
  if (!script) throw new Error('the service worker was not built');
  return script.code;
}
