import type { HomeInfo, MainInfo } from '#contract/content/shop.ts';
import { arrangeSections, shownSections } from '#domain/home-sections.ts';
import { usualMonths } from '#domain/certificates/certificate.ts';
import type { Context } from '#server/context.ts';
import { readFrame } from '#server/features/catalogue/taxonomy/read-frame.ts';
import { readIdeas } from '#server/features/catalogue/taxonomy/read-ideas.ts';
import { readShowcase } from '#server/features/catalogue/listing/list-products.ts';
import { readDeliveryMethods } from '#server/features/delivery/delivery-methods.read.ts';
import { readPromises } from '#server/features/delivery/read-promise.ts';
import { hasSpendableCertificate } from '#server/features/certificates/core/certificates.read.ts';
import { pictureOf, readPictures } from '#server/features/media/read-pictures.ts';
import { bankTitles } from '#server/features/payments/bank-titles.ts';
import { readFeatures } from './features.read.ts';
import { findActiveWraps } from './content.repo.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import { readTexts } from './texts.ts';

const rowSize = 12;

type Ctx = Pick<Context, 'db' | 'now' | 'banks' | 'listing' | 'config'>;

/** All data of the home page and of the frame of every page, in one answer. */
export async function showHomeInfo(ctx: Ctx): Promise<HomeInfo> {
  const promises = await readPromises(ctx);
  const soonest = promises[0]?.soonestOf ?? (() => null);
  const { index } = await ctx.listing.upToDate(ctx.db);
  const longest = Math.max(0, ...index.values.lead.keys());
  const [texts, frame, ideas, newProducts, popularProducts, deliveryMethods, wraps, choices] =
    await Promise.all([
      readTexts(ctx.db, ['home', 'contacts', 'hours', 'phones', 'card', 'addOns', 'sections']),
      readFrame(ctx),
      readIdeas(ctx.db),
      readShowcase(ctx, { sort: 'new', size: rowSize }, soonest),
      readShowcase(ctx, { sort: 'popular', size: rowSize }, soonest),
      readDeliveryMethods(ctx.db),
      readWraps(ctx),
      readChoices(ctx),
    ]);
  const { name, slogan, logo: logoId } = texts.home;
  const logo = pictureOf(logoId ?? null, await readPictures(ctx.db, [logoId]));
  return {
    mainInfo: {
      ...{ name, slogan },
      ...(logo ? { logo } : {}),
      contacts: texts.contacts,
      sections: shownSections(arrangeSections(texts.sections)),
      ...frame,
      newProducts,
      popularProducts,
      ideas,
      deliveryMethods,
      ...choices,
      wraps,
      cardPrice: texts.card.price,
      ...(texts.addOns.products.length > 0 ? { addOns: [...texts.addOns.products] } : {}),
      ...promisesOf(promises, longest),
    },
    countryPhones: [...texts.phones],
    workingHours: [...texts.hours],
  };
}

/** Cache tags of the home page's answer: the products in its rows. */
export const homeTags = ({ mainInfo: { newProducts, popularProducts } }: HomeInfo): number[] =>
  [...newProducts, ...popularProducts].map(({ id }) => id);

/** A shop without zones does not deliver yet. */
const noPromise: MainInfo['promise'] = {
  zone: { tm: '', ru: '' },
  soonest: null,
  orderBefore: null,
  fee: 0,
  freeFrom: null,
};

/**
 * The delivery promise of the home zone in full, and day and hour of every zone; also the days by lead time, up to the
 * longest in use.
 */
function promisesOf(promises: Awaited<ReturnType<typeof readPromises>>, longest: number) {
  const made = Array.from({ length: longest }, (_, at) => at + 1);
  const [home] = promises;
  const { zone, soonest, orderBefore, fee, freeFrom } = home ?? noPromise;
  return {
    promise: { zone, soonest, orderBefore, fee, freeFrom },
    promises: promises.map(({ id, orderBefore, soonestOf, ...one }) => ({
      zone: id,
      ...{ soonest: one.soonest, orderBefore },
      ...(longest > 0 ? { made: made.map(soonestOf) } : {}),
    })),
  };
}

/** Payment methods and features that staff have switched on. */
async function readChoices({ db, now, banks, config }: Ctx) {
  const [payment, takesCertificates, features] = await Promise.all([
    readPaymentChoice(db, banks.keys()),
    hasSpendableCertificate(db, now()),
    readFeatures({ db, config }),
  ]);
  const { certificateMonths } = payment;
  return {
    paymentMethods: payment.methods,
    ...(payment.giftsOnDelivery ? { giftsOnDelivery: true } : {}),
    banks: payment.banks.map((code) => ({ code, title: bankTitles[code] })),
    takesCertificates,
    ...(certificateMonths === usualMonths ? {} : { certificateMonths }),
    features,
  };
}

async function readWraps({ db }: Pick<Ctx, 'db'>): Promise<MainInfo['wraps']> {
  const wraps = await findActiveWraps(db);
  const pictures = await readPictures(
    db,
    wraps.map(({ pictureId }) => pictureId),
  );
  return wraps.map(({ pictureId, ...wrap }) => ({
    ...wrap,
    picture: pictureId === null ? null : (pictures.get(pictureId) ?? null),
  }));
}
