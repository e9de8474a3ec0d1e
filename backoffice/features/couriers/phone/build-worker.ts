/** Build step of the courier's page: writes its service worker with the precache list. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

export function buildWorker(base: string): Plugin {
  return {
    name: 'build-courier-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle).map((file) => ({
        url: file.fileName === 'index.html' ? base : `${base}${file.fileName}`,
        revision: createHash('sha256')
          .update(file.type === 'asset' ? file.source : file.code)
          .digest('hex')
          .slice(0, 12),
      }));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await compile(files) });
    },
  };
}

/** One classic script: some supported browsers have no module workers. */
async function compile(files: readonly { url: string; revision: string }[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { courierFiles: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2020',
      rolldownOptions: {
        input: fileURLToPath(new URL('worker.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [built].flat();
  const script = output && 'output' in output ? output.output[0] : undefined;
  if (!script) throw new Error("the courier's worker was not built");
  return script.code;
}
