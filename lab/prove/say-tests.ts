/** A test reporter for long runs: one line for each test, and the errors of failed ones. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export default class SayTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'skipped' || state === 'pending') return;
    const seconds = ((test.diagnostic()?.duration ?? 0) / 1_000).toFixed(1);
    process.stdout.write(`  ${state === 'passed' ? '✓' : '✗'} ${test.name} (${seconds} s)\n`);
    for (const { message, cause, diff = '' } of test.result().errors ?? [])
      process.stdout.write(`      ${message}${cause ? `: ${(cause as Error).message}` : ''}\n${diff}\n`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: unknown }[]): void {
    for (const { message } of [...modules.flatMap((module) => module.errors()), ...errors])
      process.stdout.write(`  ✗ ${String(message)}\n`);
  }
}
