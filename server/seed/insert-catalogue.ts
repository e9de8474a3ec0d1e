import type { Trx } from '#server/platform/db/db.ts';
import { brands } from './data/brands.ts';
import { categories } from './data/categories.ts';
import { ideas } from './data/ideas.ts';
import { occasions, recipients } from './data/occasions.ts';
import { body } from './data/compose.ts';
import type { SeedNumbers } from './seed-numbers.ts';

/** The frame of the catalogue: categories, brands, occasions and recipients. */
export async function insertFrame(trx: Trx, numbers: SeedNumbers): Promise<void> {
  const rows = categories.map((category, position) => ({
    id: numbers.of('category', category.key),
    parent_id: category.parent === undefined ? null : numbers.of('category', category.parent),
    title: category.title,
    picture_id: numbers.picture(category.picture),
    position,
  }));
  await trx.insertInto('category').values(rows).execute();
  await trx
    .insertInto('brand')
    .values(
      brands.map((brand, position) => ({
        id: numbers.of('brand', brand.key),
        title: brand.title,
        description: brand.about,
        picture_id: numbers.picture(brand.picture),
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('occasion')
    .values(
      occasions.map((occasion, position) => ({
        id: numbers.of('occasion', occasion.key),
        key: occasion.key,
        title: occasion.title,
        month: occasion.day?.month ?? null,
        day: occasion.day?.day ?? null,
        ...{ moves: occasion.moves ?? false, position },
      })),
    )
    .execute();
  await trx
    .insertInto('recipient')
    .values(
      recipients.map(({ key, title }, position) => ({
        id: numbers.of('recipient', key),
        key,
        title,
        position,
      })),
    )
    .execute();
}

/** Gift ideas with their stories and products; the products must be there. */
export async function insertIdeas(trx: Trx, numbers: SeedNumbers): Promise<void> {
  await trx
    .insertInto('idea')
    .values(
      ideas.map((idea, position) => ({
        id: numbers.of('idea', idea.key),
        title: idea.title,
        subtitle: idea.subtitle,
        story: body(...idea.story),
        picture_id: numbers.picture(idea.picture),
        position,
      })),
    )
    .execute();
  const lines = ideas.flatMap((idea) =>
    idea.products.map((product, position) => ({
      idea_id: numbers.of('idea', idea.key),
      product_id: numbers.of('product', product),
      position,
    })),
  );
  await trx.insertInto('idea_product').values(lines).execute();
}
