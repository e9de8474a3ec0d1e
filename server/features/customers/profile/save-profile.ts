import type { Profile } from '#contract/customers/shop.ts';
import { dayOf, isDay } from '#domain/delivery/calendar.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import type { UploadedFile } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import { type CustomerRecord, findCustomerById, updateCustomer } from './customer.repo.ts';
import { takeAvatar } from './take-avatar.ts';

type Form = {
  name?: string;
  surname?: string;
  email?: string;
  birthDate?: string;
  gender?: 'male' | 'female' | '';
};

/** @throws Refusal `session.expired` when the customer no longer exists */
export async function showProfile(ctx: Pick<Context, 'db'>, customerId: number): Promise<Profile> {
  const customer = await findCustomerById(ctx.db, customerId);
  if (!customer) throw new Refusal('session.expired');
  return describe(ctx, customer);
}

/**
 * Changes the fields that were sent; an empty text clears one. Refuses `request.invalid`, and with an avatar
 * `picture.invalid`, `limit.reached`, `server.busy`.
 */
export async function saveProfile(
  ctx: Context,
  customerId: number,
  form: Form,
  avatar: UploadedFile | undefined,
): Promise<Profile> {
  if (form.birthDate && !isPastDay(form.birthDate, ctx.now()))
    throw new Refusal('request.invalid', { field: 'birthDate' });
  const set = {
    ...(form.name === undefined ? {} : { name: form.name.trim() }),
    ...(form.surname === undefined ? {} : { surname: form.surname.trim() }),
    ...(form.email === undefined ? {} : { email: form.email.trim() }),
    ...(form.birthDate === undefined ? {} : { birth_date: form.birthDate || null }),
    ...(form.gender === undefined ? {} : { gender: form.gender || null }),
  };
  const picture = avatar ? await takeAvatar(ctx, customerId, avatar.data) : undefined;
  if (!picture && Object.keys(set).length === 0) return showProfile(ctx, customerId);
  const saved = await inTransaction(ctx.db, async (trx) => {
    await picture?.save(trx);
    return Object.keys(set).length === 0 ? undefined : updateCustomer(trx, customerId, set);
  });
  return saved && !picture ? describe(ctx, saved) : showProfile(ctx, customerId);
}

async function describe(ctx: Pick<Context, 'db'>, customer: CustomerRecord): Promise<Profile> {
  const avatar = customer.avatar_id
    ? (await readPictures(ctx.db, [customer.avatar_id])).get(customer.avatar_id)
    : undefined;
  return {
    id: customer.id,
    username: customer.phone,
    name: customer.name,
    surname: customer.surname,
    ...(customer.email ? { email: customer.email } : {}),
    ...(customer.birth_date ? { birthDate: customer.birth_date } : {}),
    ...(customer.gender === 'male' || customer.gender === 'female' ? { gender: customer.gender } : {}),
    ...(avatar ? { avatar } : {}),
  };
}

/** An existing day after 1 January 1900 and before today in Turkmenistan. */
function isPastDay(day: string, now: Date): boolean {
  return isDay(day) && day < dayOf(now) && day > '1900-01-01';
}
