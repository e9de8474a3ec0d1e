import type { people } from '#contract/people/shop.ts';
import type { reminders } from '#contract/people/reminders.ts';
import type { Context } from '#server/context.ts';
import { noteLinkOpened } from '#server/features/links/find-link.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { deletePerson, listPeople } from './list-people.ts';
import { addPerson, changePerson, mutePerson } from './save-person.ts';
import { readSubject } from './repeat-subject.ts';
import { muteByLink, showConsent, showReminded, switchReminders } from './switch-reminders.ts';

export const peopleHandlers: Handlers<Context, typeof people> = {
  'GET /api/people/': async (ctx, { actor }) => ({ data: await listPeople(ctx, actor.customerId) }),
  'POST /api/people/': async (ctx, { actor, body }) => ({
    data: await addPerson(ctx, actor.customerId, body),
  }),
  'PUT /api/people/:id/': async (ctx, { actor, params, body }) => ({
    data: await changePerson(ctx, { customerId: actor.customerId, id: params.id }, body),
  }),
  'DELETE /api/people/:id/': async (ctx, { actor, params }) => ({
    data: await deletePerson(ctx, actor.customerId, params.id),
  }),
  'POST /api/people/:id/quiet/': async (ctx, { actor, params, body }) => ({
    data: await mutePerson(ctx, { customerId: actor.customerId, id: params.id }, body),
  }),
};

export const remindersHandlers: Handlers<Context, typeof reminders> = {
  'GET /api/reminders/': async (ctx, { actor }) => ({ data: await showConsent(ctx, actor.customerId) }),
  'PUT /api/reminders/': async (ctx, { actor, body }) => ({
    data: await switchReminders(ctx, actor.customerId, body.isOn),
  }),
  'GET /api/repeat/:token/': async (ctx, { actor }) => {
    const data = await showReminded(ctx, readSubject(actor.subjectId));
    await noteLinkOpened(ctx, actor);
    return { data };
  },
  'POST /api/repeat/:token/quiet/': async (ctx, { actor, body }) => ({
    data: await muteByLink(ctx, readSubject(actor.subjectId), body),
  }),
};
