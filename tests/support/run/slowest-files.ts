/** Where the time of a whole run went: its projects, and its slowest files with what each waited for. */
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const shown = 30;

type Span = { from: number; to: number };

export default class SlowestFiles implements Reporter {
  #spans = new Map<string, Span>();

  onTestModuleStart({ project }: TestModule): void {
    const now = performance.now();
    this.#spans.set(project.name, { from: now, ...this.#spans.get(project.name), to: now });
  }

  onTestModuleEnd({ project }: TestModule): void {
    const span = this.#spans.get(project.name);
    if (span) span.to = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = [...projectLines(this.#spans, modules), '', ...fileLines(modules)];
    // At exit, after the output of all other reporters.
    process.once('exit', () => process.stdout.write(`\n${lines.join('\n')}\n\n`));
  }
}

function projectLines(spans: Map<string, Span>, modules: readonly TestModule[]): string[] {
  const rows = [...spans].map(([name, { from, to }]) => {
    const own = modules.filter(({ project }) => project.name === name);
    const sum = own.reduce((total, module) => total + msOf(module), 0);
    return `${name.padEnd(8)}${seconds((to - from) / 1000)}${seconds(sum / 1000)}${String(own.length).padStart(8)}`;
  });
  return ['seconds from first to last, of all files, files', ...rows];
}

function fileLines(modules: readonly TestModule[]): string[] {
  const slowest = [...modules].sort((a, b) => msOf(b) - msOf(a)).slice(0, shown);
  const head = ` seconds  processor  starts of shops  waits for               the ${shown} slowest files`;
  return [head, ...slowest.map(fileLine)];
}

function fileLine(module: TestModule): string {
  const { processorMs = 0, startsMs = 0, starts = 0 } = module.meta().cost ?? {};
  const shops = `${(startsMs / 1000).toFixed(1)} (${starts})`;
  const cells = [seconds(msOf(module) / 1000), `${seconds(processorMs / 1000)}  `, shops.padStart(15)];
  return `${cells.join(' ')}  ${waitsFor(module).padEnd(24)}${relative(process.cwd(), module.moduleId)}`;
}

/** The largest part of its time. The worker's processor time includes its part of starting shops. */
function waitsFor(module: TestModule): string {
  const { processorMs = 0, startsMs = 0 } = module.meta().cost ?? {};
  if (processorMs * 2 > msOf(module)) return 'its own processor';
  if (startsMs * 2 > msOf(module)) return 'shops to start';
  return module.project.name === 'e2e' ? 'the browser' : 'databases, processes';
}

const msOf = (module: TestModule) => module.diagnostic().duration + module.diagnostic().collectDuration;
const seconds = (number: number) => number.toFixed(1).padStart(9);
