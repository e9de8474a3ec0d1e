import type { WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { defineTexts, say } from '#domain/print/texts.ts';
import type { Environment } from '#storefront/store/environment.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';

export const unkeptTexts = defineTexts({
  unkept: {
    tm: 'Bu brauzer hiç zat ýatda saklamaýar: sahypa ýapylsa, saýlananlaryňyz ýitýär',
    ru: 'Этот браузер ничего не запоминает: выбранное пропадёт, когда страница закроется',
  },
});

/** Where it was said already: once a visit is enough. */
const told = new WeakSet<Environment>();

/** Toast: this browser stores nothing. The shop keeps what a customer who is signed in puts there. */
export function sayUnkept(): Thunk<void, WithAuth & WithLanguage> {
  return (_dispatch, getState, outside) => {
    if (getState().auth.isAuthenticated || told.has(outside)) return;
    told.add(outside);
    outside.toast({ text: say(selectLanguage(getState()), unkeptTexts, 'unkept') });
  };
}
