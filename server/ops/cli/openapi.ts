import { parseArgs } from 'node:util';
import { everyRoute } from '#contract/index.ts';
import { describeApi } from '#contract/openapi.ts';
import { readConfig } from '#server/config/read-config.ts';

/** Prints the OpenAPI document that the server publishes. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  parseArgs({ args, options: {} });
  const document = describeApi(everyRoute, { url: readConfig(env).publicUrl, version: '1.1' });
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
}
