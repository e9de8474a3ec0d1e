import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableRow } from './print-table.ts';
import { runChild, vitest } from './run-child.ts';
import type { Row } from './rows.ts';

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] };

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs only the tests that the rows name, and reads their figures. */
export async function runRows(rows: readonly Row[], folder: string): Promise<TableRow[]> {
  if (rows.length === 0) return [];
  const tests = rows.flatMap((row) => row.tests);
  const report = join(folder, 'report.json');
  const args = [
    ...vitest,
    ...[
      '--project',
      'server',
      '--project',
      'unit',
      '--reporter=./lab/prove/say-tests.ts',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    ...['-t', tests.map(([, title]) => escape(title)).join('|')],
    ...new Set(tests.map(([file]) => file)),
  ];
  const { figures } = await runChild(args, {}, join(folder, 'figures.jsonl'));
  const results = await readResults(report);
  return rows.map(({ bar, tried, asked, measured, holds, tests: own }) => {
    const missed = own.filter(
      ([, start]) => !results.some(({ title, status }) => title.startsWith(start) && status === 'passed'),
    );
    const told = figures(bar);
    const ok = missed.length === 0 && (holds?.(told) ?? true);
    const failed = `BROKEN: ${missed.map(([, start]) => start).join('; ')}`;
    return {
      bar,
      tried,
      asked,
      measured: missed.length > 0 ? failed : measured(told),
      verdict: ok ? 'held' : 'broken',
    };
  });
}

async function readResults(path: string) {
  const text = await readFile(path, 'utf8').catch(() => '{"testResults":[]}');
  return (JSON.parse(text) as Report).testResults.flatMap(({ assertionResults }) => assertionResults);
}
