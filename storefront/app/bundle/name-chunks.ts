/**
 * Chunk names for the bundler. Few files instead of many: they compress better together, one request is faster than
 * twelve on a slow connection, and the list of files in the entry stays short.
 */
import { fileURLToPath } from 'node:url';

export type ModuleLook = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const entry = here('app/main.tsx');
const home = here('features/content/home/HomePage.tsx');
const productRows = here('features/content/home/ProductRows.tsx');
const goodsPages = ['list/ShopPage.tsx', 'product/ProductPage.tsx'].map((page) =>
  here(`features/catalogue/${page}`),
);
/** On every page, loaded just after the first render. */
const later = ['app/after-start.ts', 'app/frame/Footer.tsx', 'app/frame/Notices.tsx'].map(here);
/** What every first visit keeps besides, for a page that fails: nothing else may come along with it. */
const kept = ['app/stored-shapes.ts', 'app/frame/PageFailed.tsx'].map(here);
const signIn = ['SignInPage.tsx', 'SmsCodePage.tsx'].map((page) =>
  here(`features/customers/sign-in/${page}`),
);
const checkout = here('features/checkout/form/CheckoutPage.tsx');
/** Opened on pages that have nothing else in common. */
const dialogs = [
  ...['delivery/PlaceDialog.tsx', 'delivery/PlaceSheet.tsx', 'delivery/month/MonthSheet.tsx'],
  'catalogue/finder/ArrivalMonth.tsx',
].map((part) => here(`features/${part}`));
/** Of forms without their library, as that of the phone number. */
const fields = /\/storefront\/ui\/(fields\/(Field|TextField)|feedback\/MessageText)[.]/;
/** Shown after the first press of "add" on a card. */
const stepper = here('features/cart/CardStepper.tsx');
const forms = /\/node_modules\/(react-hook-form|@hookform|valibot|input-otp)\//;
/** Product lists, which a product page does not need. */
const lists = /\/storefront\/features\/catalogue\/(list|finder)\//;
/** Also the frame of the cart and the wishlist, which need no sign-in. */
const layout = here('app/frame/AccountLayout.tsx');
const accounts =
  /\/storefront\/features\/((certificates|gift|gift-requests|parcel-photos|customers|orders|delivery|checkout|people|cart\/code)\/|catalogue\/finder\/ArrivalMonth[.])|\/AccountLayout[.]tsx$/;

/** A product page renders it later, so it does not count as shared with other pages. */
const gift =
  /\/(storefront\/features|domain)\/gift\/|\/delivery\/draft[.]ts$|\/certificates\/(CertificatePaper|certificate[.]texts|use-sold-months)|\/payments\/certificate(-design)?[.]ts$/;

/** Opened from an SMS, mostly on a slow connection: nothing is loaded with it that only other pages need. */
const repeat = here('features/people/repeat/RepeatPage.tsx');
const parts = /\/storefront\/(ui|app|navigation|store|lang)\//;

/**
 * `first`: what the entry needs at once and nearly every page uses. `frame`: what surrounds every page. `goods`: what
 * the product rows of the home page share with other pages. `forms`: the form libraries. `parts`: what the reminder
 * page shares with pages of goods. `shared`: what else the list or a product needs at once. `lists`: shared by product
 * lists. `layout`: used with the frame of the account pages. `signIn`: the number and its code. `pay`:
 * what the reminder page needs to pay. `gift`: what makes an order a gift. `dialogs`: of a place, of a day. `checkout`:
 * what it shares with other pages behind a sign-in. `account`: those pages. `rest`: what else several pages need. A
 * module that only one page uses stays with that page.
 */
const order = [
  'first',
  'frame',
  'parts',
  'goods',
  'forms',
  'shared',
  'lists',
  'layout',
  'signIn',
  'pay',
  'gift',
  'dialogs',
  'checkout',
  'account',
  'rest',
] as const;
type Name = (typeof order)[number];

/** A group includes the dependencies of its modules; an earlier group has priority. */
export function nameChunks() {
  let names: Map<string, Name> | undefined;
  return order.map((name, i) => ({
    name: (id: string, build: ModuleLook) => ((names ??= plan(build)).get(id) === name ? name : null),
    priority: order.length - i,
  }));
}

function plan(build: ModuleLook): Map<string, Name> {
  const names = new Map<string, Name>();
  const atOnce = reach([entry], build);
  for (const id of reach([home], build)) if (parts.test(id)) atOnce.add(id);
  for (const [id, pages] of findUsers(build)) {
    const name = atOnce.has(id) ? 'first' : nameFor(id, pages);
    if (name) names.set(id, name);
  }
  return names;
}

function nameFor(id: string, pages: string[]): Name | null {
  if (forms.test(id)) return 'forms';
  if (fields.test(id)) return 'layout';
  if (pages.every((page) => dialogs.includes(page))) return 'dialogs';
  if (id === stepper) return 'goods';
  if (pages.length > 1 && pages.some((page) => kept.includes(page))) return 'first';
  const others = pages.filter((page) => !later.includes(page));
  const isBehindSignIn = others.every((page) => accounts.test(page));
  // Too small to be worth a file of its own.
  if (pages.includes(home) || (others.length < pages.length && !isBehindSignIn))
    return pages.length > 1 ? 'first' : null;
  if (others.length < pages.length) return 'frame';
  if (pages.length < 2) return null;
  if (gift.test(id)) return 'gift';
  // The home page needs only a trifle of what the reminder page shares: not one more file.
  if (pages.includes(repeat) && !isBehindSignIn) return pages.includes(productRows) ? 'first' : 'parts';
  if (pages.includes(productRows)) return 'goods';
  if (others.every((page) => lists.test(page))) return 'lists';
  if (!isBehindSignIn) return pages.some((page) => goodsPages.includes(page)) ? 'shared' : 'rest';
  if (pages.includes(layout)) return 'layout';
  const isToSignIn = pages.some((page) => signIn.includes(page));
  if (pages.includes(repeat)) return isToSignIn ? 'parts' : 'pay';
  if (isToSignIn) return 'signIn';
  if (pages.some((page) => dialogs.includes(page))) return 'dialogs';
  return pages.includes(checkout) ? 'checkout' : 'account';
}

/** For each module the pages, and parts loaded on demand, that depend on it. */
function findUsers(build: ModuleLook): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const pages = [entry];
  for (const page of pages)
    for (const id of reach([page], build)) {
      users.set(id, [...(users.get(id) ?? []), page]);
      for (const next of build.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (!pages.includes(next)) pages.push(next);
    }
  return users;
}

function reach(starts: string[], build: ModuleLook): Set<string> {
  const seen = new Set(starts);
  for (const id of seen) for (const next of build.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}
