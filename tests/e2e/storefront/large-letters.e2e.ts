/** Text at 200%: nothing is cut off, and the page is not wider than the screen. */
import { expect, test } from 'vitest';
import { initialAuth } from '#storefront/features/customers/sign-in/auth-state.ts';
import { paths } from '#storefront/paths.ts';
import { settings } from '#storefront/settings.ts';
import { addBuyer, orderInputFor, sendOrder, freshKey } from '../../support/people/buyers.ts';
import { putIntoCart } from '../../support/people/buying.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { languages, openStorefront, type Storefront, type Visitor } from '../../support/pages/storefront.ts';

/** Texts cut off by a box that does not scroll. */
function findCut(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { overflowX, webkitLineClamp, position, display } = getComputedStyle(element);
    const isClosed = overflowX === 'hidden' || overflowX === 'clip';
    // Line clamping is intended; one-pixel elements are only for screen readers.
    if (!isClosed || webkitLineClamp !== 'none' || display === 'none' || element.clientWidth < 2) return [];
    const words = element.textContent?.trim();
    if (position === 'fixed' || !words) return [];
    const cut = element.scrollWidth - element.clientWidth;
    return cut > 1 ? [`${element.className}: ${cut} px of "${words.slice(0, 40)}"`] : [];
  });
}

/** Opens each page with doubled text size, and finds what is cut off. */
async function enlarge({ page, open }: Visitor, pages: string[]): Promise<object[]> {
  const found: object[] = [];
  for (const path of pages) {
    await open(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    const sizeOf = () =>
      page.evaluate(() =>
        Number.parseFloat(
          getComputedStyle(document.querySelector('main p, main a:not([class*=logo])') ?? document.body)
            .fontSize,
        ),
      );
    const usual = await sizeOf();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sizeOf(), path).toBe(usual * 2);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const cut = await page.evaluate(findCut);
    if (wider > 0 || cut.length > 0) found.push({ path, wider, cut });
  }
  return found;
}

test.each(languages)(
  'twice as large letters are all there on a phone, on every page (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const { shop } = storefront;
    const visitor = await storefront.visit({ language });
    const [product] = (await findProducts(shop, 1)) as [SeededProduct];
    const { data: ideas } = await shop.api('GET /api/product/ideas/', {});
    await putIntoCart(visitor, product.id);
    const forAll = [
      paths.home(),
      paths.shop(),
      paths.shop({ q: 'qqqqqqqq' }),
      paths.giftFinder(),
      paths.product(product.id),
      paths.idea(ideas[0]?.id ?? 0),
      paths.brand(),
      paths.aboutUs(),
      paths.privacy(),
      paths.delivery(),
      paths.cart(),
      paths.checkout(),
      paths.wishlist(),
      paths.passwordReset(),
      paths.signIn(),
    ];
    const found = await enlarge(visitor, forAll);
    const { address, order } = await comeInWithOrder(storefront, visitor, product);
    const forCustomers = [
      paths.account(),
      paths.addresses(),
      paths.address(address),
      paths.profile('me'),
      paths.orders(),
      paths.order(order),
      paths.checkPayment(order),
    ];
    found.push(...(await enlarge(visitor, forCustomers)));
    expect(found).toEqual([]);
  },
);

/** What reaches over the edge of a small phone, or lies over something else. */
function findCovered(): string[] {
  const isForEars = (one: Element | null) => one !== null && getComputedStyle(one).clipPath === 'inset(50%)';
  const boxOf = (one: Element) => {
    const first = [...one.querySelectorAll('*'), one]
      .filter((part) => !isForEars(part))
      .flatMap((part) => [...part.childNodes])
      .find(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const words = document.createRange();
    if (!first) return new DOMRect();
    words.setStart(first, 0);
    words.setEnd(first, first.textContent?.length ?? 0);
    return words.getBoundingClientRect();
  };
  const isScrolled = (one: Element | null): boolean =>
    one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || isScrolled(one.parentElement));
  const over = [
    ...document.querySelectorAll('header *, main h1, main h2, main h3, main button, main a, main p'),
  ]
    .filter((one) => one.textContent?.trim() && !isScrolled(one) && one.clientWidth > 1)
    .filter((one) => boxOf(one).right > innerWidth + 1 || boxOf(one).left < -1)
    .map((one) => `over the edge: ${one.textContent}`);
  const meets = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  const texts = [...document.querySelectorAll('main h1, main h1 ~ div a')];
  const pictures = [...document.querySelectorAll('main [class*=arch]')];
  const marks = [...document.querySelectorAll('main article [class*=badge]')];
  const hidden = [
    ...texts.flatMap((text) => pictures.map((picture) => [text, boxOf(text), picture] as const)),
    ...marks.flatMap((mark) =>
      [...(mark.closest('article')?.querySelectorAll('button[aria-pressed]') ?? [])].map(
        (heart) => [mark, mark.getBoundingClientRect(), heart] as const,
      ),
    ),
  ].filter(([, box, other]) => meets(box, other.getBoundingClientRect()));
  return [...over, ...hidden.map(([text]) => `covered: ${text.textContent}`)];
}

test.each(languages)(
  'twice as large letters are neither covered nor cut on a small phone (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const visitor = await storefront.visit({ language });
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 568 });
    const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
    await putIntoCart(visitor, product.id);
    const pages = [paths.home(), paths.shop(), paths.product(product.id), paths.checkout()];
    const found: object[] = [];
    for (const path of pages) {
      found.push(...(await enlarge(visitor, [path])));
      const covered = await page.evaluate(findCovered);
      if (covered.length > 0) found.push({ path, covered });
    }
    expect(found).toEqual([]);
  },
);

test.each(languages)('twice as large letters are all there on a laptop (%s)', async (language) => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ language, wide: true });
  const pages = [paths.shop(), paths.home(), paths.account(), paths.aboutUs(), paths.delivery()];
  expect(await enlarge(visitor, pages)).toEqual([]);
});

/** From the next page on the visitor is signed in with an unpaid order. */
async function comeInWithOrder({ shop }: Storefront, { page }: Visitor, product: SeededProduct) {
  const { data } = await shop.api('GET /api/order/delivery-payment/', {});
  const buyer = await addBuyer(shop, data.zones[0]?.places[0]?.id ?? 0);
  const items = [{ product: product.id, option: product.option, quantity: 1 }];
  const order = await sendOrder(shop, buyer, orderInputFor(buyer, items, { payment: 'ONLINE' }), freshKey());
  const { token, phone: username } = buyer;
  const auth = { ...initialAuth(), token, username, isAuthenticated: true, isPhoneVerified: true };
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), {
    key: `${settings.storePrefix}auth`,
    value: JSON.stringify({ v: settings.storeVersion, d: auth }),
  });
  return { address: buyer.address, order: (JSON.parse(order.text) as { data: { id: string } }).data.id };
}
