import { pageAddress } from '#domain/pages.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { banners } from './data/banners.ts';
import { cardPrice } from './data/delivery.ts';
import { addOns } from './data/add-ons.ts';
import { deliverySections } from './data/texts/delivery-payment.ts';
import { policyUpdatedAt, privacySections } from './data/texts/privacy.ts';
import { about, contacts, home, hours, phones } from './data/texts/shop.ts';
import { termsSections } from './data/texts/terms.ts';
import { comingSeason } from './coming-days.ts';
import type { SeedNumbers } from './seed-numbers.ts';
import type { SeedBanner, SeedLink, SeedSection } from './seed-types.ts';

function linkPath(link: SeedLink, numbers: SeedNumbers): string {
  if ('page' in link) return pageAddress(link.page);
  if ('idea' in link) return pageAddress('idea', numbers.of('idea', link.idea));
  if ('product' in link) return pageAddress('product', numbers.of('product', link.product));
  const shop = pageAddress('shop');
  if ('category' in link) return `${shop}?category=${numbers.of('category', link.category)}`;
  if ('occasion' in link) return `${shop}?occasion=${numbers.of('occasion', link.occasion)}`;
  return `${shop}?recipient=${numbers.of('recipient', link.recipient)}`;
}

/** A section as it is stored: its picture by id. */
function sectionValue({ picture, ...section }: SeedSection, numbers: SeedNumbers) {
  return { ...section, ...(picture === undefined ? {} : { picture: numbers.picture(picture) }) };
}

function timesOf({ season }: SeedBanner, now: Date) {
  const times = season && comingSeason(now, season);
  return { starts_at: times?.startsAt ?? null, ends_at: times?.endsAt ?? null };
}

/** Banners and the shop's longer texts, each under its key. */
export async function insertContent(trx: Trx, numbers: SeedNumbers, now: Date): Promise<void> {
  await trx
    .insertInto('banner')
    .values(
      banners.map((banner, position) => ({
        title: banner.title,
        subtitle: banner.subtitle,
        picture_id: numbers.picture(banner.picture),
        link: linkPath(banner.link, numbers),
        is_main: banner.isMain,
        ...timesOf(banner, now),
        position,
      })),
    )
    .execute();
  const texts = {
    home,
    contacts,
    hours,
    phones,
    about: { ...about, pictures: about.pictures.map((key) => numbers.picture(key)) },
    delivery: { sections: deliverySections.map((section) => sectionValue(section, numbers)) },
    privacy: {
      sections: [...privacySections, ...termsSections].map((section) => sectionValue(section, numbers)),
      updatedAt: policyUpdatedAt,
    },
    card: { price: cardPrice },
    addOns: { products: addOns.map((key) => numbers.of('product', key)) },
  };
  await trx
    .insertInto('shop_text')
    .values(
      Object.entries(texts).map(([key, value]) => ({ key, value: JSON.stringify(value), updated_at: now })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
