import type { ProductCard } from '#contract/catalogue/shop.ts';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { errorTexts } from '#storefront/lang/errors.texts.ts';
import { say } from '#domain/print/texts.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import {
  lineAdded,
  lineIncreased,
  type OptionToAdd,
  quantityAfterAdding,
  stockOf,
  type WithCart,
} from './cart.slice.ts';

/** Adds an option to the cart. @returns false, after a toast, when stock is insufficient */
export function addToCart(option: OptionToAdd, product: ProductCard): Thunk<boolean, WithCart> {
  return (dispatch, getState, { newId }) => {
    if (quantityAfterAdding(getState().cart.items, option) > stockOf(option, product)) {
      dispatch(sayOutOfStock());
      return false;
    }
    dispatch(lineAdded({ option, product, cartItemId: newId() }));
    return true;
  };
}

/** Toast: the requested quantity exceeds the stock. */
export function sayOutOfStock(): Thunk<void, WithLanguage> {
  return (_dispatch, getState, { toast }) =>
    toast({ text: say(selectLanguage(getState()), errorTexts, 'outOfStock'), tone: 'error' });
}

/** Adds one unit to a line, or shows a toast at the stock limit. `id` is the option's. */
export function increaseLine(id: number): Thunk<boolean, WithCart> {
  return (dispatch, getState) => {
    const line = getState().cart.items.find((item) => item.id === id);
    if (!line) return false;
    if (line.quantity >= stockOf(line, line.product)) {
      dispatch(sayOutOfStock());
      return false;
    }
    dispatch(lineIncreased(id));
    return true;
  };
}
