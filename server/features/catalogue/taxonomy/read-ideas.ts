import type { Idea, IdeaCard } from '#contract/catalogue/shop.ts';
import type { DbContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { pictureOf, readPictures } from '#server/features/media/read-pictures.ts';
import { findIdeaProducts, findIdeas, type IdeaRow } from './frame.repo.ts';
import type { SoonestOf } from '#server/features/delivery/read-promise.ts';
import { readCards } from '#server/features/catalogue/listing/read-cards.ts';

/** Ideas as cards: all that are shown, or those with a product. */
export async function readIdeas(db: Db, which: { product?: number } = {}): Promise<IdeaCard[]> {
  return shapeIdeas(db, await findIdeas(db, which));
}

/**
 * One idea with its story and products.
 * @throws Refusal `idea.not-found`
 */
export async function showIdea(ctx: DbContext, id: number, soonest: SoonestOf): Promise<Idea> {
  const [row] = await findIdeas(ctx.db, { id });
  if (!row) throw new Refusal('idea.not-found');
  const [cards, products] = await Promise.all([
    shapeIdeas(ctx.db, [row]),
    findIdeaProducts(ctx.db, id).then((ids) => readCards(ctx, ids, soonest)),
  ]);
  return { ...(cards[0] as IdeaCard), story: row.story, products };
}

async function shapeIdeas(db: Db, rows: readonly IdeaRow[]): Promise<IdeaCard[]> {
  const pictures = await readPictures(
    db,
    rows.map((row) => row.picture_id),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    picture: pictureOf(row.picture_id, pictures),
    productsCount: row.products_count,
  }));
}
