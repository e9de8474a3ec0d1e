import type { About, Section, Zone } from '#contract/content/shop.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { readZones } from '#server/features/delivery/read-zones.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import { certificateTerms } from './certificate-terms.ts';
import { privacyOfFeatures } from './privacy-of-features.ts';
import { shapeSections } from './shape-sections.ts';
import { readTexts } from './texts.ts';

/** The page about the shop. */
export async function showAbout(db: Db): Promise<About> {
  const { about, contacts } = await readTexts(db, ['about', 'contacts']);
  const pictures = await readPictures(db, about.pictures);
  return {
    title: about.title,
    body: about.body,
    phones: contacts.phones,
    email: contacts.email,
    socials: contacts.socials,
    pictures: about.pictures.flatMap((id) => pictures.get(id) ?? []),
  };
}

/** Privacy policy and terms; a shop without texts of its own has none of features and certificates either. */
export async function showPrivacy(
  ctx: Pick<Context, 'db' | 'now' | 'config'>,
): Promise<{ sections: Section[]; updatedAt: string }> {
  const { privacy } = await readTexts(ctx.db, ['privacy']);
  const written = await shapeSections(ctx.db, privacy.sections);
  const terms = written.findIndex(({ id }) => id === 'terms');
  const end = terms < 0 ? written.length : terms;
  const sections = [
    ...written.slice(0, end),
    ...(await privacyOfFeatures(ctx)),
    ...written.slice(end),
    ...(await certificateTerms(ctx)),
  ];
  return {
    sections: written.length > 0 ? sections : [],
    updatedAt: privacy.updatedAt ?? dayOf(ctx.now()),
  };
}

/** How delivery and payment work, and the delivery zones with their fees. */
export async function showDeliveryPayment(db: Db): Promise<{ sections: Section[]; zones: Zone[] }> {
  const [{ delivery }, zones] = await Promise.all([readTexts(db, ['delivery']), readZones(db)]);
  return { sections: await shapeSections(db, delivery.sections), zones };
}
