import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { say } from '#storefront/lang/texts.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import {
  type CartItem,
  cartCleared,
  lineRemoved,
  lineRestored,
  linesReplaced,
  type WithCart,
} from './cart.slice.ts';
import { cartTexts } from './cart.texts.ts';

/** Takes a line out; for the time of a toast it can come back to its place. `id` is the option's. */
export function removeLine(id: number): Thunk<void, WithCart & WithLanguage> {
  return (dispatch, getState, { toast }) => {
    const at = getState().cart.items.findIndex((item) => item.id === id);
    const item = getState().cart.items[at];
    if (!item) return;
    dispatch(lineRemoved(id));
    const language = selectLanguage(getState());
    toast({
      text: say(language, cartTexts, 'removed'),
      action: {
        label: say(language, cartTexts, 'undo'),
        run: () => void dispatch(lineRestored({ item, at })),
      },
    });
  };
}

/** Empties the cart; the same way back. */
export function clearCart(): Thunk<void, WithCart & WithLanguage> {
  return (dispatch, getState, { toast }) => {
    const items: CartItem[] = getState().cart.items;
    dispatch(cartCleared());
    const language = selectLanguage(getState());
    toast({
      text: say(language, cartTexts, 'cleared'),
      action: {
        label: say(language, cartTexts, 'undo'),
        run: () => void dispatch(linesReplaced(items)),
      },
    });
  };
}
