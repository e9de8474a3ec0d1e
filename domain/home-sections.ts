/** The sections of the home page, their order, and which are shown. Staff decide. */

/** All sections in the default order. */
export const homeSections = [
  'hero',
  'popular',
  'categories',
  'recipients',
  'occasions',
  'ideas',
  'new',
  'banners',
  'trust',
] as const;
export type SectionName = (typeof homeSections)[number];
export type PlacedSection = { name: SectionName; isShown: boolean };

/**
 * Every section once, in the order stored by staff. A section missing there, because it was added later, comes after
 * its neighbour of the default order; one that no longer exists is left out.
 */
export function arrangeSections(kept: readonly { name: string; isShown: boolean }[]): PlacedSection[] {
  const placed = kept.filter((section): section is PlacedSection => isSection(section.name));
  for (const [at, name] of homeSections.entries()) {
    if (placed.some((section) => section.name === name)) continue;
    const neighbour = placed.findIndex((section) => section.name === homeSections[at - 1]);
    placed.splice(neighbour + 1, 0, { name, isShown: true });
  }
  return placed;
}

function isSection(name: string): name is SectionName {
  return (homeSections as readonly string[]).includes(name);
}

/** The names of the sections that are shown, in order. */
export function shownSections(placed: readonly PlacedSection[]): SectionName[] {
  return placed.filter(({ isShown }) => isShown).map(({ name }) => name);
}

export type SectionsFault = 'doubled' | 'none-shown';

/** Why an order of sections is refused: each is listed once, and at least one is shown. */
export function sectionsFault(input: readonly PlacedSection[]): SectionsFault | undefined {
  if (new Set(input.map(({ name }) => name)).size < input.length) return 'doubled';
  return input.some(({ isShown }) => isShown) ? undefined : 'none-shown';
}

type GroupCount = { productsCount: number };
/** The content of the sections. */
export type HomeGoods = {
  categories: readonly unknown[];
  popularProducts: readonly unknown[];
  recipients: readonly GroupCount[];
  ideas: readonly unknown[];
  newProducts: readonly unknown[];
  occasions: readonly GroupCount[];
  /** Banners other than the main ones. */
  banners: readonly unknown[];
};

const contents: Partial<Record<SectionName, (goods: HomeGoods) => readonly unknown[]>> = {
  categories: ({ categories }) => categories,
  popular: ({ popularProducts }) => popularProducts,
  recipients: ({ recipients }) => recipients.filter(({ productsCount }) => productsCount > 0),
  ideas: ({ ideas }) => ideas,
  new: ({ newProducts }) => newProducts,
  banners: ({ banners }) => banners,
  occasions: ({ occasions }) => occasions.filter(({ productsCount }) => productsCount > 0),
};

/** Sections without content are left out, except the hero (shown without banners) and the shop's promises. */
export function isSectionEmpty(name: SectionName, goods: HomeGoods): boolean {
  return contents[name]?.(goods).length === 0;
}
