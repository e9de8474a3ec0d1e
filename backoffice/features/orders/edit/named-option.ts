import type { OfficeProduct } from '#contract/catalogue/office.ts';
import type { LocalText } from '#contract/shared.ts';

export type DraftLine = {
  product: number;
  option: number;
  title: LocalText;
  optionTitle: LocalText;
  price: number;
  /** Available units; null if the order has reserved some and the current number is not loaded. */
  free: number | null;
  quantity: number;
};

export type NamedProduct = Pick<OfficeProduct, 'id' | 'title'> & { options: readonly unknown[] };
export type NamedOption = Pick<OfficeProduct['options'][number], 'id' | 'title' | 'price' | 'free'>;

/** An option as the line that an order will have of it: one without others beside it, archived ones too, has no title. */
export function namedOption(
  { id: product, title, options }: NamedProduct,
  { id: option, title: ownTitle, price, free }: NamedOption,
): Omit<DraftLine, 'quantity'> {
  const optionTitle = options.length > 1 ? ownTitle : { tm: '', ru: '' };
  return { product, option, title, optionTitle, price, free };
}
