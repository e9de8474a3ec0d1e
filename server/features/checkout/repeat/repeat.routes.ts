import type { repeat } from '#contract/people/repeat.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readSubject } from '#server/features/people/repeat-subject.ts';
import { requireReminded } from '#server/features/people/switch-reminders.ts';
import { showRepeat } from './show-repeat.ts';

export const repeatHandlers: Handlers<Context, typeof repeat> = {
  'GET /api/people/:id/repeat/': async (ctx, { actor, params, query }) => ({
    data: await showRepeat(ctx, {
      ...{ customerId: actor.customerId, id: params.id },
      ...{ date: query.date, isOwner: true },
    }),
  }),
  'GET /api/repeat/:token/gifts/': async (ctx, { actor, query }) => {
    const subject = readSubject(actor.subjectId);
    const { dates } = await requireReminded(ctx, subject);
    const chosen = dates.find(({ id }) => id === query.date) ?? dates[0];
    return {
      data: await showRepeat(ctx, {
        ...{ customerId: subject.customerId, id: chosen?.person.id ?? 0 },
        ...{ date: chosen?.id, isOwner: false },
      }),
    };
  },
};
