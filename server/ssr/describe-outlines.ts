import { pageAddress, type PageName } from '#domain/pages.ts';
import { cutHomeInfo, homeInfoCall } from './cut-home-info.ts';
import type { Describe } from './page-facts.ts';

/** Without it nothing that is stored is read, and between the cart and the bank something always is. */
const storedShapes = 'app/stored-shapes.ts';

/**
 * Pages between the cart and the bank: what they show is the visitor's own, but their heading and frame are the same for
 * everybody, and nobody should look at an empty screen while paying.
 */
export const outlines: Partial<Record<PageName, Describe>> = {
  cart: outline('cart', ['features/cart/CartPage.tsx', 'app/frame/AccountLayout.tsx']),
  checkout: outline('checkout', ['features/checkout/form/CheckoutPage.tsx']),
  signIn: outline('signIn', ['features/customers/sign-in/SignInPage.tsx']),
};

function outline(name: PageName, code: string[]): Describe {
  return async (ctx, site) => ({
    title: site.name,
    description: '',
    canonical: pageAddress(name),
    isOutline: true,
    data: [],
    answers: { [homeInfoCall]: await cutHomeInfo(ctx, ['wraps']) },
    code: [...code, storedShapes],
  });
}
