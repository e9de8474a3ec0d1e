import type { Context } from '#server/context.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { codeOf, createOffice, type Office } from '../../tests/support/people/staff.ts';
import type { TestShop } from '../../tests/support/shop/start-shop.ts';

/** Creates a member of staff for a benchmark and signs in by the one-time link. */
export async function signInStaff(ctx: Context, origin: string): Promise<Office> {
  const login = `bench-${ctx
    .newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`.slice(0, 30);
  const by = { actor: undefined, ip: '', requestId: 'bench' };
  const { link } = await createStaff(ctx, { login, name: 'Bench', role: 'owner' }, by);
  const token = link.url.split('/').at(-1) as string;
  const office = createOffice(origin);
  const { data } = await office('POST /api/office/link/', { body: { token } });
  const code = codeOf({ ctx } as TestShop, data.totpSecret);
  await office('POST /api/office/setup/', { body: { token, password: 'ak-gul-gyzyl-gul', code } });
  // A one-time code works once, and exports ask for another; the benchmark does not wait for the next one.
  await ctx.db
    .updateTable('staff_session')
    .set({ confirmed_until: new Date(ctx.now().getTime() + 3_600_000) })
    .execute();
  return office;
}
