/** Questions of a newcomer's first week: each answer is found by the trade's word in names, file comments or tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = ['domain', 'contract', 'server', 'storefront', 'backoffice']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  )
  .filter((path) => /[.]tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, head: headOf(read(path)) }));

const tables = ['ARCHITECTURE.md', 'docs/glossary.md', 'CONTRIBUTING.md', 'AGENTS.md']
  .flatMap((name) => read(name).split(/\n(?=### )|\n(?=\|)/))
  .map((row) => ({
    row: row.toLowerCase(),
    paths: [...row.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path ?? ''),
  }));

test.each([
  ['what may happen to an order next', ['order', 'next', 'order status', 'state machine'], 'domain/order.ts'],
  ['where is the stock checked', ['availability', 'reservation', 'inventory'], 'domain/stock.ts'],
  ['which verb reserves it', ['reservation', 'reserve'], 'server/features/stock/reserve-stock.ts'],
  ['when is a delivery slot closed', ['slot', 'delivery window', 'cutoff'], 'domain/delivery/slots.ts'],
  ['what is the delivery fee', ['fee', 'delivery', 'shipping'], 'domain/delivery/delivery.ts'],
  ['who may do what', ['role', 'permission', 'right', 'access control'], 'domain/staff.ts'],
  ['what does an SMS say', ['sms', 'template'], 'domain/notifications/sms-text.ts'],
  ['where do staff change it', ['template'], 'server/features/notifications/manage-templates.ts'],
  [
    'who forgives typing mistakes',
    ['spelling', 'typing mistake', 'typo', 'fuzzy'],
    'server/features/catalogue/search/find-words.ts',
  ],
  ['how long does a session live', ['session', 'lifetime', 'expires'], 'domain/session.ts'],
  ['where is a refund decided', ['refund'], 'domain/payments/refund.ts'],
  ['what sends it', ['refund'], 'server/features/payments/refunds/'],
  [
    "where does the bank's webhook arrive",
    ['webhook'],
    'server/features/payments/settlement/take-callback.ts',
  ],
  ['what is the rate limit of codes', ['rate limit', 'rate-limit'], 'server/platform/rate-limit.ts'],
  ['what are its figures', ['rate limit', 'otp'], 'domain/otp.ts'],
  ['who counts the codes', ['rate limit'], 'server/features/customers/sign-in/count-send.ts'],
  ['what happens under overload', ['overload', 'load shedding'], 'server/platform/overload/load-shedding.ts'],
  ['where are categories edited', ['taxonomy', 'categories'], 'server/features/catalogue/taxonomy/'],
  ['on which screen', ['taxonomy'], 'backoffice/features/taxonomy/'],
  ['how are facets counted', ['facet'], 'server/features/catalogue/listing/facet-index.ts'],
  ['where does a list get its counts', ['facet'], 'server/features/catalogue/listing/select-products.ts'],
  ['how do I add a bank', ['a bank'], 'server/adapters/banks/port.suite.ts'],
  ['how do I add a payment method', ['payment method'], 'domain/payments/payment-methods.ts'],
  [
    'how do I add a field to a product',
    ['field of a product'],
    'backoffice/features/catalogue/ProductForm.tsx',
  ],
  [
    'where is a certificate spent',
    ['spend', 'redeem'],
    'server/features/certificates/core/use-certificate.ts',
  ],
  ['what proves that a parcel arrived', ['proof of delivery'], 'domain/couriers/hand-over-code.ts'],
  ['who checks it', ['proof of delivery'], 'server/features/couriers/prove-hand-over.ts'],
  ['from which sum is delivery free', ['free delivery', 'shipping cost'], 'domain/delivery/delivery.ts'],
  ['what does a promo code take off', ['coupon', 'promo'], 'domain/promo/promo-code.ts'],
  ['which work runs by itself', ['cron', 'scheduled task'], 'server/platform/queue/scheduled-tasks.ts'],
  ['how often', ['interval', 'cron', 'scheduled task'], 'server/ops/cli/list-jobs.ts'],
  ['who noted what staff changed', ['audit trail', 'audit log'], 'server/features/audit/record-audit.ts'],
  ['where are sums of money kept', ['double entry', 'bookkeeping', 'ledger'], 'domain/ledger/ledger.ts'],
  ['what keeps robots from SMS codes', ['captcha', 'proof of work'], 'domain/challenge.ts'],
  ['what is printed for packing', ['packing slip', 'print'], 'server/features/fulfilment/packing-slips.ts'],
  ['what happens to a repeated call', ['idempotency'], 'server/platform/idempotency/'],
  ['how is a customer erased', ['erase', 'gdpr', 'privacy'], 'server/features/privacy/'],
  ['how is a backup put back', ['restore', 'point in time'], 'server/ops/backup/'],
  ['how do I add a column to an office list', ['a column of'], 'backoffice/features/promo/'],
  ['how do I add a report', ['a report'], 'server/features/reports/'],
  ['where is the cart kept between visits', ['cart', 'persist'], 'storefront/features/cart/cart.slice.ts'],
  ['in what storage', ['localstorage', 'persist'], 'storefront/store/persistence.ts'],
])('%s?', (_question, words, place) => {
  const unanswered = words.filter((word) => !find(word).some((path) => path.startsWith(place)));
  expect(unanswered, `say it in the head of ${place}, the glossary or ARCHITECTURE`).toEqual([]);
});

function find(word: string): string[] {
  const asked = word.toLowerCase();
  return [
    ...files
      .filter(({ path, head }) => path.toLowerCase().includes(asked) || head.includes(asked))
      .map(({ path }) => path),
    ...tables.filter(({ row }) => row.includes(asked)).flatMap(({ paths }) => paths),
  ];
}

/** The first comment of a file, which says its purpose. */
function headOf(text: string): string {
  return (/\/\*\*[^]*?\*\//.exec(text)?.[0] ?? '').toLowerCase();
}
