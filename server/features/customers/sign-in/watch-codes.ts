import { type CodeFigures, isPumping } from '#domain/otp.ts';
import type { DbContext } from '#server/context.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import { countCodes } from './otp.repo.ts';

const watchedSeconds = 3600;

/** The codes of the last hour, over all nodes. */
async function readCodeFigures(ctx: DbContext): Promise<CodeFigures> {
  const now = ctx.now();
  return countCodes(ctx.db, new Date(now.getTime() - watchedSeconds * 1000), now);
}

/** Three Prometheus metrics; the third is the alarm of SMS pumping at the shop's cost. */
export function watchCodes(ctx: DbContext, metrics: Pick<Metrics, 'watch'>): void {
  let asking: Promise<CodeFigures> | undefined;
  // One query for all three.
  const ask = () => {
    asking ??= readCodeFigures(ctx).finally(() => (asking = undefined));
    return asking;
  };
  const figure = (pick: (figures: CodeFigures) => number) => async () => pick(await ask());
  const over = 'of the last hour, over all nodes';
  metrics.watch(
    'sowgat_codes_sent',
    `one-time codes ${over}`,
    figure(({ sent }) => sent),
  );
  metrics.watch(
    'sowgat_codes_used',
    `one-time codes that were typed in, ${over}`,
    figure(({ used }) => used),
  );
  const alarm = 'one-time codes seem to be pumped: 1 means look';
  metrics.watch(
    'sowgat_codes_alarm',
    alarm,
    figure((figures) => Number(isPumping(figures))),
  );
}
