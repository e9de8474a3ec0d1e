import { officeRoutes, shopRoutes } from '#contract/index.ts';
import { describeApi } from '#contract/openapi.ts';
import { readConfig } from '#server/config.ts';

export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const table = args.includes('--office') ? officeRoutes : shopRoutes;
  process.stdout.write(
    `${JSON.stringify(describeApi(table, { url: readConfig(env).publicUrl, version: '1.1' }), null, 2)}\n`,
  );
}
