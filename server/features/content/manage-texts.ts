import type { BodyOf, ReplyOf } from '#contract/route.ts';
import type { officeContent } from '#contract/content/office.ts';
import { isAccentReadable } from '#domain/brand/accent.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import { lockTexts, saveTexts } from './cache-texts.ts';
import { readTexts } from './texts.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import { type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

type Texts = ReplyOf<(typeof officeContent)['GET /api/office/texts/']>['data'];
type Input = BodyOf<(typeof officeContent)['PUT /api/office/texts/']>;

/** The texts that staff edit; those of a new shop until they have. */
export async function showTexts(db: Db | Trx): Promise<Texts> {
  const { home, contacts, legal, about, delivery, privacy } = await readTexts(db, [
    'home',
    'contacts',
    'legal',
    'about',
    'delivery',
    'privacy',
  ]);
  return {
    home,
    contacts,
    legal,
    about: { ...about, pictures: [...about.pictures] },
    delivery: { sections: [...delivery.sections] },
    privacy: { sections: [...privacy.sections] },
  };
}

/**
 * Saves the given texts, each as a whole. The privacy policy gets the date of saving. @throws Refusal
 * `picture.invalid`, `request.invalid` (a colour on which white text is not readable)
 */
export async function saveShopTexts(ctx: OfficeContext, input: Input, by: AuditBy): Promise<Texts> {
  const named = [
    ...(input.home?.logo === undefined ? [] : [input.home.logo]),
    ...(input.about?.pictures ?? []),
    ...[...(input.delivery?.sections ?? []), ...(input.privacy?.sections ?? [])].flatMap(
      ({ picture }) => picture ?? [],
    ),
  ];
  if ((await readPictures(ctx.db, named)).size < new Set(named).size)
    throw new Refusal('picture.invalid', { field: 'pictures' });
  if (input.home?.accent && !isAccentReadable(input.home.accent))
    throw new Refusal('request.invalid', { field: 'home.accent' });
  return withAudit(ctx, by, { action: 'change', subject: 'texts' }, async (trx) => {
    const keys = Object.keys(input) as (keyof Texts)[];
    await lockTexts(trx, keys, ctx.now());
    const before = await showTexts(trx);
    const { privacy, ...rest } = input;
    const dated = privacy && { privacy: { ...privacy, updatedAt: dayOf(ctx.now()) } };
    await saveTexts(trx, { ...rest, ...dated }, ctx.now());
    const kept = await showTexts(trx);
    const part = (texts: Texts) => Object.fromEntries(keys.map((key) => [key, texts[key]]));
    return { id: keys.join(','), before: part(before), after: part(kept), result: kept };
  });
}
