import type { Brand, Category, Occasion, Recipient } from '#contract/catalogue/shop.ts';
import { nextMoving } from '#domain/people/moving-day.ts';
import { nextYearly } from '#domain/people/yearly.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Context } from '#server/context.ts';
import { pictureOf, readPictures } from '#server/features/media/read-pictures.ts';
import { type CategoryRow, findBrands, findCategories, findOccasions, findRecipients } from './frame.repo.ts';
import { selectProducts } from '#server/features/catalogue/listing/select-products.ts';

export type Frame = {
  categories: Category[];
  brands: Brand[];
  occasions: Occasion[];
  recipients: Recipient[];
};

/** The taxonomy with the number of products of each entry; seven queries. */
export async function readFrame(ctx: Pick<Context, 'db' | 'now' | 'listing'>): Promise<Frame> {
  const [{ index }, categories, brands, occasions, recipients] = await Promise.all([
    ctx.listing.upToDate(ctx.db),
    findCategories(ctx.db),
    findBrands(ctx.db),
    findOccasions(ctx.db),
    findRecipients(ctx.db),
  ]);
  const pictures = await readPictures(
    ctx.db,
    [...categories, ...brands].map((row) => row.picture_id),
  );
  const counter = (values: readonly { id: number; count: number }[]) => {
    const counts = new Map(values.map(({ id, count }) => [id, count]));
    return (id: number) => counts.get(id) ?? 0;
  };
  const { facets } = selectProducts(index, {}, undefined).counts();
  const inCategory = counter(facets.category);
  const ofBrand = counter(facets.brand);
  const forOccasion = counter(facets.occasion);
  const forRecipient = counter(facets.recipient);
  const today = dayOf(ctx.now());
  const leaf = ({ id, title, picture_id }: CategoryRow) => ({
    id,
    title,
    picture: pictureOf(picture_id, pictures),
    productsCount: inCategory(id),
  });
  return {
    categories: categories
      .filter((row) => row.parent_id === null)
      .map((top) => ({
        ...leaf(top),
        children: categories.filter((row) => row.parent_id === top.id).map(leaf),
      })),
    brands: brands.map(({ id, title, description, picture_id }) => ({
      id,
      title,
      description,
      picture: pictureOf(picture_id, pictures),
      productsCount: ofBrand(id),
    })),
    occasions: occasions.map(({ id, title, month, day, days }) => ({
      id,
      title,
      productsCount: forOccasion(id),
      nextDay: month === null || day === null ? nextMoving(days, today) : nextYearly({ month, day }, today),
    })),
    recipients: recipients.map(({ id, title }) => ({ id, title, productsCount: forRecipient(id) })),
  };
}
