/** Programs that some tests need and not every machine has. */
import { spawnSync } from 'node:child_process';

/**
 * Whether tests that need a program run: where it is installed, and where `REQUIRED_TOOLS` names it (as
 * .github/workflows does), so that they fail there without it instead of being left out.
 */
export function canRun(tool: string): boolean {
  const required = process.env['REQUIRED_TOOLS']?.split(' ') ?? [];
  return required.includes(tool) || spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
}
