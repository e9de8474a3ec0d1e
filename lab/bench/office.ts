/**
 * Response times of every list of the back office and its dashboard in a large shop: `node lab/bench/office.ts
 * <database url>` for a database filled by lab/bench/catalogue/fill.ts and lab/bench/office/fill.ts. Every filter and
 * sort order alone, on the first page, in the middle and on the last, and a customer's own orders. Prints the slowest
 * first, and exits with 1 when a list takes 300 ms or the dashboard 1 s.
 */
import { listOrders } from '#server/features/orders/list-orders.ts';
import { openShop, serveShop } from './serve-shop.ts';
import { signInStaff } from './sign-in-staff.ts';
import { ms, timeEach, timeTasks } from './timing.ts';

const [url] = process.argv.slice(2);
if (!url) throw new Error('Say which shop: office.ts <database url>');
const repeats = 5;

/** Filters and sort orders of each list. */
const lists: Record<string, readonly string[]> = {
  products: [
    '',
    'status=published',
    'status=draft',
    'category=12',
    'brand=3',
    'lacks=translation',
    'lacks=picture',
    'lacks=price',
    'in_stock=true',
    'in_stock=false',
    'sort=title',
    'sort=-price',
    'sort=updatedAt',
    'sort=-publishedAt',
    'sort=-popularity',
    'sort=-id',
    'q=şokolad',
    'q=шоколад',
    'q=gara şokolad',
    'q=5000',
    'q=zzzz',
    'q=77-1',
    'lacks=picture&sort=title',
  ],
  stock: [
    '',
    'category=12',
    'below=0',
    'below=5',
    'sort=-free',
    'sort=onHand',
    'sort=sku',
    'sort=-id',
    'q=şokolad',
    'q=77-1',
  ],
  orders: [
    '',
    'status=placed',
    'status=delivered',
    'payment_status=unpaid',
    'payment_status=paid',
    'payment=CASH',
    'alarm=true',
    'alarm=false',
    'sort=number',
    'sort=-total',
    'sort=-deliveryDay',
    'sort=deliveryDay',
    'q=101245',
    'q=6100',
    'q=61000123',
    'q=Aýgül',
    'q=иванова',
    'q=zzzz',
    'status=delivered&sort=-total',
    'from=2020-01-01&to=2099-01-01',
    'customer=77',
  ],
  customers: [
    '',
    'blocked=true',
    'blocked=false',
    'sort=createdAt',
    'sort=-id',
    'q=6100',
    'q=61000123',
    'q=Aýgül',
    'q=zzzz',
  ],
  pictures: ['', 'unused=true', 'unused=false', 'sort=createdAt', 'q=aýgül', 'q=zzzz'],
  reviews: [
    '',
    'visible=true',
    'visible=false',
    'rating=5',
    'sort=rating',
    'sort=-id',
    'q=подарок',
    'q=zzzz',
    'product=77',
  ],
  audit: [
    '',
    'action=move',
    'subject=order',
    'subject=order&subject_id=bench-77',
    'q=placed',
    'q=zzzz',
    'from=2020-01-01T00:00:00Z',
  ],
  categories: ['', 'q=gül'],
  brands: ['', 'sort=title', 'q=çaý'],
  occasions: [''],
  recipients: [''],
  ideas: [''],
  banners: [''],
  imports: [''],
};
const single = [
  'board/',
  'needs/',
  'orders/views/',
  'gaps/',
  'orders/bench-5000/',
  'customers/77/',
  'products/77/',
  'stock/77/movements/',
  'takings/',
  'papers/?day=2026-11-23',
];
const dashboards = ['dashboard/', 'dashboard/?from=2025-11-01&to=2026-11-20&by=month'];

const { ctx, close } = await openShop(url);
const shop = await serveShop(url);
try {
  const { jar } = await signInStaff(ctx, shop.origin);
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = { headers: { cookie } };
  const at = (path: string) => `${shop.origin}/api/office/${path}`;
  const found: { name: string; worst: number; half: number; most: number }[] = [];
  const time = async (name: string, path: string, most = 300) => {
    // A refused request counts as the slowest.
    const { p50, p95 } = await timeEach(
      Array.from({ length: repeats }, () => at(path)),
      ask,
    ).catch(() => ({
      p50: 9999,
      p95: 9999,
    }));
    found.push({ name, half: p50, worst: p95, most });
  };
  for (const [list, inputs] of Object.entries(lists))
    for (const input of inputs) {
      const query = input
        .split('&')
        .map((pair) => pair.split('=').map(encodeURIComponent).join('='))
        .join('&');
      const path = `${list}/?${query}${query && '&'}page_size=25`;
      const first = (await (await fetch(at(path), ask)).json()) as { page?: { pages: number } };
      const pages = first.page?.pages ?? 0;
      await time(`${list} ${input}`, path);
      if (pages > 2) await time(`${list} ${input}, page ${pages >> 1}`, `${path}&page=${pages >> 1}`);
      if (pages > 1) await time(`${list} ${input}, page ${pages}`, `${path}&page=${pages}`);
    }
  for (const path of single) await time(path, path);
  for (const path of dashboards) await time(path, path, 1000);
  // The customer with the most orders (every fiftieth), without HTTP.
  for (const status of [undefined, 'delivered'] as const) {
    const show = (page: number) => listOrders(ctx, 1, { page, ...(status ? { status } : {}) });
    const { pages } = (await show(1)).page;
    for (const page of [1, pages >> 1, pages]) {
      const { p50, p95 } = await timeTasks(Array.from({ length: repeats }, () => () => show(page)));
      found.push({ name: `own orders ${status ?? ''}, page ${page}`, half: p50, worst: p95, most: 300 });
    }
  }
  found.sort((a, b) => b.half / b.most - a.half / a.most);
  for (const { name, half, worst, most } of found)
    process.stdout.write(
      `${half > most ? 'SLOW ' : '     '}${ms(half).padStart(6)} ${ms(worst).padStart(6)} ms  ${name}\n`,
    );
  process.stdout.write(`${found.length} questions; half of the answers of each, and the slowest\n`);
  if (found.some(({ half, most }) => half > most)) process.exitCode = 1;
} finally {
  shop.stop();
  await close();
}
