import { vi } from 'vitest';
import { commands } from '#server/ops/cli/commands.ts';

// A function, because the compiler takes the value set before a command for the one after it.
const endsWell = () => process.exitCode === 0;

/** What a command of the operator writes, or why it is refused, and whether it ends with 0. One at a time. */
export async function runCommand(
  env: Record<string, string>,
  name: string,
  ...args: string[]
): Promise<{ says: string; isWell: boolean }> {
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  process.exitCode = 0;
  try {
    const command = await commands[name]?.load();
    await command?.run(args, env);
    return { says: said.join(''), isWell: endsWell() };
  } catch (error) {
    return { says: said.join('') + (error as Error).message, isWell: false };
  } finally {
    write.mockRestore();
    process.exitCode = 0;
  }
}
