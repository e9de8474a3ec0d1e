/**
 * Few files instead of many: they compress better together, a slow connection is sooner done with one request than with
 * twelve, and the list of files that the entry carries stays short.
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
/** On every page, a moment after it stands. */
const later = ['app/after-start.ts', 'app/frame/Footer.tsx', 'app/frame/Notices.tsx'].map(here);
/** Answers the first press on a card. */
const stepper = here('features/cart/CardStepper.tsx');
const forms = /\/node_modules\/(react-hook-form|@hookform|valibot|input-otp)\//;
/** Lists of goods, which a product's page does without. */
const lists = /\/storefront\/features\/catalogue\/(list|finder)\//;
/** Stands around the cart and the wishlist as well, which nobody signs in for. */
const layout = here('app/frame/AccountLayout.tsx');
const accounts =
  /\/storefront\/features\/((certificates|customers|orders|delivery|checkout|people|cart\/code)\/|catalogue\/finder\/ArrivalMonth[.])|\/AccountLayout[.]tsx$/;

/** A product page draws it a moment later, so it is none of what that page shares with others. */
const gift =
  /\/(storefront\/features|domain)\/gift\/|\/delivery\/draft[.]ts$|\/certificates\/(CertificatePaper|certificate[.]texts|use-sold-months)|\/payments\/certificate(-design)?[.]ts$/;

/** Opened from an SMS, mostly on a bad line: what it needs of an order's page comes without the forms around it. */
const repeat = here('features/people/repeat/RepeatPage.tsx');
const parts = /\/storefront\/(ui|app|navigation|store|lang)\//;

/**
 * What the entry needs at once, and what nearly every page is made of, is `first`; what stands around every page,
 * `frame`; what home's product rows have in common with other pages, `goods`; the libraries of forms, `forms`; what else
 * several pages need, `shared`, or `lists` where goods are listed, `account` behind a sign-in, `layout` where it stands around the account's pages, `pay` where
 * the page of a reminder pays with it; what makes an order a gift, `gift`. Whatever one page alone needs stays with it.
 */
const order = [
  'first',
  'frame',
  'goods',
  'forms',
  'shared',
  'lists',
  'layout',
  'pay',
  'gift',
  'account',
] as const;
type Name = (typeof order)[number];

/** Groups take what their modules are built on as well; the earlier is served first. */
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
  if (id === stepper) return 'goods';
  const others = pages.filter((page) => !later.includes(page));
  const isBehindSignIn = others.every((page) => accounts.test(page));
  // So little that a file of its own would cost more than it weighs.
  if (pages.includes(home) || (others.length < pages.length && !isBehindSignIn))
    return pages.length > 1 ? 'first' : null;
  if (others.length < pages.length) return 'frame';
  if (pages.length < 2) return null;
  if (gift.test(id)) return 'gift';
  if (pages.includes(productRows)) return 'goods';
  if (others.every((page) => lists.test(page))) return 'lists';
  if (!isBehindSignIn) return 'shared';
  if (pages.includes(layout)) return 'layout';
  return pages.includes(repeat) ? 'pay' : 'account';
}

/** For each module the pages, and parts fetched on demand, that cannot run without it. */
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
