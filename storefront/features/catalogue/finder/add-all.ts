import type { ProductCard } from '#contract/catalogue/shop.ts';
import { sayOutOfStock } from '#storefront/features/cart/add-to-cart.ts';
import {
  cartCleared,
  lineAdded,
  linesReplaced,
  quantityAfterAdding,
  stockOf,
  type WithCart,
} from '#storefront/features/cart/cart.slice.ts';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { say } from '#domain/print/texts.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { ideaTexts } from './idea.texts.ts';

/**
 * Adds one of each product in stock, in its default option: one toast with one undo for all, and one toast for those
 * that were refused.
 */
export function addAll(products: ProductCard[]): Thunk<void, WithCart & WithLanguage> {
  return (dispatch, getState, { newId, toast }) => {
    const before = getState().cart.items;
    let added = 0;
    for (const product of products) {
      const option = product.defaultOption;
      if (!option || quantityAfterAdding(getState().cart.items, option) > stockOf(option, product)) continue;
      dispatch(lineAdded({ option, product, cartItemId: newId() }));
      added += 1;
    }
    if (added < products.length) dispatch(sayOutOfStock());
    if (added === 0) return;
    const language = selectLanguage(getState());
    toast({
      text: say(language, ideaTexts, 'allAdded', { n: added }),
      tone: 'success',
      action: {
        label: say(language, ideaTexts, 'undo'),
        run: () => void dispatch(before.length === 0 ? cartCleared() : linesReplaced(before)),
      },
    });
  };
}
