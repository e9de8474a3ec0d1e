import type { Context } from '#server/context.ts';
import { codeMac } from './core/use-certificate.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { foldCertificateCode } from '#domain/certificates/certificate.ts';
import { sendDue } from './send-due.ts';
import { findUnsealed, sealOne } from './certificates.repo.ts';

/** Encrypts codes that earlier releases stored, or a node of the former release still stores, in clear. */
export async function sealCertificates(ctx: Pick<Context, 'db' | 'secrets'>): Promise<void> {
  for (const { id, code } of await findUnsealed(ctx.db, 500)) {
    const folded = foldCertificateCode(code);
    await sealOne(ctx.db, id, {
      code_mac: codeMac(ctx, code),
      code_sealed: ctx.secrets.seal('certificate', folded),
      last4: folded.slice(-4),
    });
  }
}

export const certificateTasks: readonly ScheduledTask<Context>[] = [
  { name: 'seal-certificates', everySeconds: 600, run: sealCertificates },
  { name: 'send-certificates', everySeconds: 30, run: sendDue },
];
