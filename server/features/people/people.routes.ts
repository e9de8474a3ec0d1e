import type { people } from '#contract/people/shop.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { deletePerson, listPeople } from './list-people.ts';
import { addPerson, changePerson, quietPerson } from './save-person.ts';

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
    data: await quietPerson(ctx, { customerId: actor.customerId, id: params.id }, body),
  }),
};
