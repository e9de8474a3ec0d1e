import type { ShownProduct } from './ProductView.tsx';

type Words = { tm?: string | null; ru?: string | null } | null | undefined;
type WrittenOption = {
  title?: Words;
  price?: number | null;
  oldPrice?: number | null;
  onHand?: number | null;
  isArchived?: boolean | null;
};
/** Values of a form while it is filled in: any part may be missing. */
export type WrittenProduct = {
  title?: Words;
  description?: Words;
  care?: Words;
  pictures?: ShownProduct['pictures'] | null;
  leadDays?: number | null;
  attributes?: ({ label?: Words; value?: Words } | null)[] | null;
  options?: (WrittenOption | null)[] | null;
};

const whole = (words: Words) => ({ tm: words?.tm ?? '', ru: words?.ru ?? '' });

/** A product as its page would show it, from incomplete form values. */
export function asShown(written: WrittenProduct): ShownProduct {
  return {
    title: whole(written.title),
    description: whole(written.description),
    care: whole(written.care),
    leadDays: written.leadDays ?? 0,
    pictures: written.pictures ?? [],
    attributes: (written.attributes ?? []).map((fact) => ({
      label: whole(fact?.label),
      value: whole(fact?.value),
    })),
    options: (written.options ?? []).map((option, at) => ({
      id: at,
      title: whole(option?.title),
      price: option?.price ?? 0,
      oldPrice: option?.oldPrice ?? null,
      count: option?.onHand ?? 0,
      isArchived: option?.isArchived ?? false,
    })),
  };
}
