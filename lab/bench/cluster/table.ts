/** The table of results. */
export type Row = { tried: string; found: string; ok: boolean | undefined };

export function printTable(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ tried }) => tried.length));
  process.stdout.write('\n');
  for (const { tried, found, ok } of rows)
    process.stdout.write(`${ok === undefined ? '·' : ok ? '✓' : '✗'} ${tried.padEnd(width)}  ${found}\n`);
  const broken = rows.filter(({ ok }) => ok === false).length;
  process.stdout.write(
    broken === 0 ? '\nEverything held.\n' : `\n${broken} of ${rows.length} did not hold.\n`,
  );
  if (broken > 0) process.exitCode = 1;
}

/** An interrupted run prints the results so far. */
export function printOnInterrupt(rows: readonly Row[]): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => {
      if (rows.length > 0) printTable(rows);
      process.stdout.write('\nInterrupted: this is not everything.\n');
      process.exit(code);
    });
}

const begun = performance.now();

export function tell(step: string): void {
  process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${step}\n`);
}

/** The first failures by kind, for diagnosis. */
export function describeFailures(failures: ReadonlyMap<string, number>): string {
  return [...failures]
    .slice(0, 3)
    .map(([what, times]) => `${times} × ${what}`)
    .join('; ');
}
