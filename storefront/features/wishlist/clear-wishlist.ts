import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { say } from '#storefront/lang/texts.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { listReplaced, wishlistCleared, type WithWishlist } from './wishlist.slice.ts';
import { wishlistPageTexts } from './wishlist-page.texts.ts';

/** Empties the list; for the time of a toast it can come back. */
export function clearWishlist(): Thunk<void, WithWishlist & WithLanguage> {
  return (dispatch, getState, { toast }) => {
    const { items } = getState().wishlist;
    dispatch(wishlistCleared());
    const language = selectLanguage(getState());
    toast({
      text: say(language, wishlistPageTexts, 'cleared'),
      action: {
        label: say(language, wishlistPageTexts, 'undo'),
        run: () => void dispatch(listReplaced(items)),
      },
    });
  };
}
