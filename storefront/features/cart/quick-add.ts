import type { ProductCard } from '#contract/catalogue/shop.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { say } from '#domain/print/texts.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { addToCart } from './add-to-cart.ts';
import { lineRemoved, type OptionToAdd, quantitySet, selectQuantityOf, type WithCart } from './cart.slice.ts';

/** Adds to the cart and shows a toast with an undo. @returns false when stock is insufficient */
export function quickAdd(option: OptionToAdd, product: ProductCard): Thunk<boolean, WithCart & WithLanguage> {
  return (dispatch, getState, { toast }) => {
    const before = selectQuantityOf(option.id)(getState());
    if (!dispatch(addToCart(option, product))) return false;
    const language = selectLanguage(getState());
    toast({
      text: say(language, cardTexts, 'added'),
      tone: 'success',
      action: {
        label: say(language, cardTexts, 'undo'),
        run: () => {
          if (before === 0) dispatch(lineRemoved(option.id));
          else dispatch(quantitySet({ id: option.id, quantity: before }));
        },
      },
    });
    return true;
  };
}
