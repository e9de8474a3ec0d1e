/** Customers with reminders of dates, and the SMS sent to them. */
import type { PersonInput } from '#contract/people/shop.ts';
import { peopleTasks } from '#server/features/people/people.jobs.ts';
import { startShop, type TestShop } from '../shop/start-shop.ts';
import { type Customer, signIn } from './people.ts';

/** A person with a date on 12 December. */
export const aina: PersonInput = {
  name: 'Aýna',
  relation: 'mother',
  dates: [{ kind: 'birthday', month: 12, day: 12 }],
};

/** A shop on 20 November 2026, whose clock `at` sets, and a customer with reminders switched on. */
export async function openReminded() {
  const shop = await startShop();
  const customer = await signIn(shop);
  await customer.api('PUT /api/reminders/', { body: { isOn: true } });
  const at = (moment: string) => shop.advance((Date.parse(moment) - shop.ctx.now().getTime()) / 1_000);
  return { shop, ...customer, at };
}

/** Runs both scheduled tasks, on `times` nodes at once, and the jobs they add. */
export const runReminders = async (shop: TestShop, times = 1) => {
  for (const task of peopleTasks) await Promise.all(Array.from({ length: times }, () => task.run(shop.ctx)));
  await shop.settle();
};
export const keep = async ({ api }: Pick<Customer, 'api'>, body: PersonInput) =>
  (await api('POST /api/people/', { body })).data;
/** The SMS of reminders, newest first. */
export const textsTo = (shop: TestShop, phone: string) =>
  shop
    .sms(phone)
    .map(({ text }) => text)
    .filter((text) => text.includes('/p/'));
/** The state of every reminder, by due time. */
export const states = async (shop: TestShop) =>
  (await shop.ctx.db.selectFrom('reminder').select(['lead', 'state']).orderBy('due_at').execute()).map(
    ({ lead, state }) => `${lead} ${state}`,
  );
/** The token of the link in an SMS. */
export const tokenIn = (text: string | undefined) => /\/p\/([A-Za-z0-9]{12})/.exec(text ?? '')?.[1] ?? '';
