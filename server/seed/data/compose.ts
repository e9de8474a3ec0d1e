import type { SeedOption, Text } from '../seed-types.ts';

/** A text in both languages, Turkmen first. */
export function both(tm: string, ru: string): Text {
  return { tm, ru };
}

/** A longer text as the contract wants it: paragraphs parted by an empty line, `## ` a heading, `- ` a list item. */
export function body(...paragraphs: readonly Text[]): Text {
  return { tm: paragraphs.map((text) => text.tm).join('\n\n'), ru: paragraphs.map((text) => text.ru).join('\n\n') };
}

/** A list inside a longer text. */
export function list(...items: readonly Text[]): Text {
  return { tm: items.map((text) => `- ${text.tm}`).join('\n'), ru: items.map((text) => `- ${text.ru}`).join('\n') };
}

/** More about an option than its price and count: the price in manat before the discount, a picture of its own. */
type OptionExtra = { readonly was?: number; readonly picture?: string };

/** One of several options of a product. */
export function option(title: Text, manat: number, count: number, extra: OptionExtra = {}): SeedOption {
  return { title, ...only(manat, count, extra) };
}

/** The single option of a product that has nothing to choose; `manat` may have halves, the shop counts in tenge. */
export function only(manat: number, count: number, extra: OptionExtra = {}): SeedOption {
  return {
    price: Math.round(manat * 100),
    count,
    ...(extra.was === undefined ? {} : { oldPrice: Math.round(extra.was * 100) }),
    ...(extra.picture === undefined ? {} : { picture: extra.picture }),
  };
}
