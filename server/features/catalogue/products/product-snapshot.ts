import type { LocalText } from '#contract/shared.ts';

/** An option as it may be changed; money in tenge. Stock is not part of it: it moves on its own. */
export type OptionSnapshot = {
  id: number;
  title: LocalText;
  sku: string;
  price: number;
  oldPrice: number | null;
  picture: string | null;
  isArchived: boolean;
};

/** Everything about a product that staff decide, by ids: what the audit keeps, and what an undone import puts back. */
export type ProductSnapshot = {
  id: number;
  title: LocalText;
  description: LocalText;
  status: 'draft' | 'published' | 'archived';
  category: number;
  categories: number[];
  brand: number | null;
  occasions: number[];
  recipients: number[];
  ideas: number[];
  attributes: { label: LocalText; value: LocalText }[];
  pictures: string[];
  options: OptionSnapshot[];
};
