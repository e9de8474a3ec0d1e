import { StartError } from '#server/adapters/database/port.ts';
import { ConfigError } from '#server/config/read-config.ts';
import { commands } from './commands.ts';

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
// A reader that stops early (`… | head`) closes the pipe: not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
if (!command) {
  const list = Object.entries(commands).map(([word, { says }]) => `  ${word.padEnd(16)} ${says}`);
  process.stdout.write(`npm run shop -- <command>\n\n${list.join('\n')}\n`);
  process.exit(name === '' || name === 'help' || name === '--help' ? 0 : 1);
}

try {
  await (await command.load()).run(args, process.env);
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof StartError ||
    error instanceof RangeError ||
    // Usage errors: an unknown option, too many arguments, an option without its value.
    String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
  const { message, stack } = error as Error;
  process.stderr.write(`${isExpected ? message : (stack ?? String(error))}\n`);
  process.exitCode = 1;
}
