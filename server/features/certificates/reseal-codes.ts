import type { Context } from '#server/context.ts';
import { codeMac } from './core/use-certificate.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { findSealedAfter, replaceSealed } from './certificates.repo.ts';

const batch = 500;
const unsealed = (secrets: Secrets, sealed: string) => {
  try {
    return secrets.unseal('certificate', sealed);
  } catch {
    return undefined;
  }
};

/**
 * Re-encrypts codes from a former key of the shop to the present one: otherwise a new key would make all of them
 * unknown. May be repeated; codes that the present key decrypts are skipped.
 * @returns how many were re-encrypted, and which neither key decrypts
 */
export async function resealCodes(
  ctx: Pick<Context, 'db' | 'secrets'>,
  former: Secrets,
): Promise<{ count: number; lost: number[] }> {
  const lost: number[] = [];
  let count = 0;
  let rows = await findSealedAfter(ctx.db, 0, batch);
  while (rows.length > 0) {
    for (const { id, sealed } of rows) {
      if (unsealed(ctx.secrets, sealed) !== undefined) continue;
      const code = unsealed(former, sealed);
      if (code === undefined) lost.push(id);
      else {
        const keys = { code_mac: codeMac(ctx, code), code_sealed: ctx.secrets.seal('certificate', code) };
        if (await replaceSealed(ctx.db, { id, sealed }, keys)) count += 1;
      }
    }
    rows = await findSealedAfter(ctx.db, rows.at(-1)?.id ?? 0, batch);
  }
  return { count, lost };
}
