import type { FirstAnswers } from '#contract/my-shop/office.ts';
import { firstWindow, windowsOfHours } from '#domain/delivery/first-windows.ts';
import { weekdays } from '#domain/delivery/week.ts';
import { proposeZoneId } from '#domain/delivery/zone-id.ts';
import type { Context } from '#server/context.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import { type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { categoryRecords } from '#server/features/catalogue/taxonomy/taxonomy-records.ts';
import { lockTexts, saveTexts } from '#server/features/content/cache-texts.ts';
import { readTexts } from '#server/features/content/texts.ts';
import { cities } from '#server/features/delivery/known-places/cities.ts';
import { writeWindows } from '#server/features/delivery/week-slots.ts';
import { hasZones, placeRecords, zoneRecords } from '#server/features/delivery/zone-records.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Ctx = OfficeContext & Pick<Context, 'newId'>;
type City = (typeof cities)[number];

/**
 * Sets up a new shop by the answers of its merchant: all of it or nothing, and once. Two at once wait for each other.
 * @throws Refusal `shop.set-up` for a shop that delivers already, `place.not-found` for an unknown city,
 * `request.invalid` for hours that end before they begin
 */
export async function setUpShop(
  ctx: Ctx,
  answers: FirstAnswers,
  by: AuditBy,
): Promise<{ zone: string; categories: number[] }> {
  const city = cities.find(({ id }) => id === answers.city);
  if (!city) throw new Refusal('place.not-found', { field: 'city' });
  if (answers.hours.to <= answers.hours.from) throw new Refusal('request.invalid', { field: 'hours.to' });
  return withAudit(ctx, by, { action: 'create', subject: 'my-shop' }, async (trx) => {
    await lockTexts(trx, ['home', 'contacts', 'hours'], ctx.now());
    if (await hasZones(trx)) throw new Refusal('shop.set-up');
    await writeTexts(trx, answers, ctx.now());
    const zone = proposeZoneId(city.title.tm, ctx.newId());
    await openZone(trx, city, { ...answers, id: zone });
    await openWindows(trx, zone, answers.hours);
    const categories = [];
    for (const title of answers.categories)
      categories.push(await categoryRecords.insert(trx, { title, isVisible: true }));
    return { id: zone, after: answers, result: { zone, categories } };
  });
}

/** What the texts have besides stays. */
async function writeTexts(trx: Trx, { name, phone, hours }: FirstAnswers, at: Date): Promise<void> {
  const { home, contacts } = await readTexts(trx, ['home', 'contacts']);
  const week = hours.days
    .toSorted((a, b) => a - b)
    .map((day) => ({ day, start_time: hours.from, end_time: hours.to }));
  const texts = { home: { ...home, name }, contacts: { ...contacts, phones: [phone] }, hours: week };
  await saveTexts(trx, texts, at);
}

async function openZone(
  trx: Trx,
  { title, places }: City,
  { id, fee, freeFrom }: Pick<FirstAnswers, 'fee' | 'freeFrom'> & { id: string },
): Promise<void> {
  const zone = { id, title, fee, freeFrom: freeFrom ?? null, minimum: 0, expressFee: null, leadDays: 0 };
  await zoneRecords.insert(trx, zone);
  for (const { region, title, aliases } of places)
    await placeRecords.insert(trx, { region, zone: id, title, aliases: [...aliases], isActive: true });
}

async function openWindows(trx: Trx, zone: string, { from, to, days }: FirstAnswers['hours']): Promise<void> {
  const { capacity, cutoffMinutes } = firstWindow;
  const windows = windowsOfHours(from, to).map((window) => ({
    ...window,
    cutoffMinutes,
    zones: [zone],
    slots: weekdays.map(() => null),
    capacity: weekdays.map((day) => (days.includes(day) ? capacity : null)),
  }));
  await writeWindows(trx, windows);
}
