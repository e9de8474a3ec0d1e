import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { canRun } from '../../../tests/support/run/can-run.ts';
import { type AlertCase, alertCases } from './alert-cases.suite.ts';

const file = join(import.meta.dirname, '../../../deploy/alerts.yaml');
const rules = new Map(
  [
    ...readFileSync(file, 'utf8').matchAll(
      /alert: (\w+)\n\s+expr: '.*'\n\s+for: \w+\n\s+labels: \{ severity: (\w+) \}\n\s+annotations: \{ summary: "(.*)" \}/g,
    ),
  ].map(([, name, severity, summary]) => [name!, { severity: severity!, summary: summary! }]),
);
/** On a machine with other work promtool takes half a minute. */
const timeout = 180_000;

test('every alarm has a case in which it fires and one in which it stays silent', () => {
  const written = [...readFileSync(file, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect([...rules.keys()], 'every rule is written in the form that is read here').toEqual(written);
  expect(Object.keys(alertCases).sort()).toEqual([...rules.keys()].sort());
  const always = new Set(['Watchdog']);
  for (const [name, { silent }] of Object.entries(alertCases))
    expect(silent.length > 0 || always.has(name), name).toBe(true);
});

test.skipIf(!canRun('promtool'))(
  'the alarms fire and stay silent as their cases say',
  { timeout },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sowgat-alerts-'));
    try {
      const path = join(folder, 'alerts.test.json');
      const tests = Object.entries(alertCases).flatMap(([name, { fires, silent }]) =>
        [fires, ...silent].map((one, i) => asRuleTest(name, one, i)),
      );
      await writeFile(path, JSON.stringify({ rule_files: [file], evaluation_interval: '1m', tests }));
      const run = promisify(execFile)('promtool', ['test', 'rules', path]);
      const { stdout, stderr } = await run.catch((error) => error);
      expect(stdout, stderr).toContain('SUCCESS');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/** One test in promtool's format; JSON is valid YAML. */
function asRuleTest(alertname: string, { series, minute, for: fired = [] }: AlertCase, i: number) {
  const { severity, summary } = rules.get(alertname) ?? { severity: '', summary: '' };
  return {
    name: `${alertname} ${i}`,
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: [
      {
        eval_time: `${minute}m`,
        alertname,
        exp_alerts: fired.map((labels) => ({
          exp_labels: { severity, ...labels },
          exp_annotations: { summary: fill(summary, labels) },
        })),
      },
    ],
  };
}

const fill = (text: string, labels: Record<string, string>) =>
  text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => labels[name] ?? '');
