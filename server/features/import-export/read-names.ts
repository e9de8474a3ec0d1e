import type { Db } from '#server/platform/db/db.ts';
import { readLabels } from '#server/features/catalogue/taxonomy/taxonomy.read.ts';

type Find = (name: string) => number | undefined;
/** Finds what a cell refers to, by title in either language, by path, or by number. */
export type ShopNames = { category: Find; brand: Find; occasion: Find; recipient: Find };

/** Reads all names once, for the many cells of a spreadsheet; case and repeated spaces do not matter. */
export async function readShopNames(db: Db): Promise<ShopNames> {
  const { categories, brands, occasions, recipients } = await readLabels(db);
  const paths = categories.flatMap(({ id, title, parent }) => {
    const above = categories.find((one) => one.id === parent)?.title;
    const own = [title.tm, title.ru];
    const whole = above ? [`${above.tm} / ${title.tm}`, `${above.ru} / ${title.ru}`] : [];
    return [...own, ...whole].map((name): [string, number] => [name, id]);
  });
  const both = (rows: { id: number; title: { tm: string; ru: string } }[]) =>
    rows.flatMap(({ id, title }): [string, number][] => [
      [title.tm, id],
      [title.ru, id],
    ]);
  return {
    category: finder(paths),
    brand: finder(brands.map(({ id, title }) => [title, id])),
    occasion: finder(both(occasions)),
    recipient: finder(both(recipients)),
  };
}

/** The first of several with one name wins; a number must be an existing id. */
function finder(pairs: readonly [string, number][]): Find {
  const plain = (name: string) =>
    name
      .trim()
      .toLowerCase()
      .split('/')
      .map((part) => part.trim().replace(/\s+/g, ' '))
      .join(' / ')
      .trim();
  const byName = new Map<string, number>();
  for (const [name, id] of pairs) if (name && !byName.has(plain(name))) byName.set(plain(name), id);
  const ids = new Set(pairs.map(([, id]) => id));
  return (name) => byName.get(plain(name)) ?? (ids.has(Number(name)) ? Number(name) : undefined);
}
