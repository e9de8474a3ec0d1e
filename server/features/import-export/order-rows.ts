import type { ExportFormat } from '#contract/import-export/office.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import { addDays, dayOf, minuteOf, timeAt } from '#domain/delivery/calendar.ts';
import { orderNumber } from '#domain/order.ts';
import { manats } from '#domain/print/money.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Cell, DateCell, SumCell } from '#server/platform/spreadsheets/xlsx-write.ts';
import { readCustomers } from '#server/features/customers/profile/read-customers.ts';
import { readBackToCertificates } from '#server/features/ledger/money.read.ts';
import { readBacks } from '#server/features/orders/core/refund-parts.read.ts';
import { readLinesOfOrders } from '#server/features/orders/core/orders.read.ts';
import { bankNames } from '#server/features/payments/bank-titles.ts';
import { readTakings } from '#server/features/orders/staff/takings.read.ts';
import { paidOtherwise } from '#server/features/orders/staff/read-staff-orders.ts';
import type { OrdersFilter } from '#server/features/orders/staff/orders-filter.read.ts';
import { type StaffOrderRow, readOrdersAfter } from '#server/features/orders/staff/staff-lists.read.ts';
import {
  certificateWord,
  counterWord,
  exportHeadings,
  type HeadingsOf,
  methodWords,
  paymentWords,
  statusWords,
} from './order-words.ts';

const portion = 500;
/** Language and format of the file. */
export type Reader = { lang: Lang; format: ExportFormat };

const headingRow = (of: HeadingsOf, lang: Lang): string[] =>
  exportHeadings[of].map(([tm, ru]) => (lang === 'tm' ? tm : ru));

/** A moment as the shop's local day and time. */
const localTime = (at: Date): DateCell => ({ date: `${dayOf(at)} ${timeAt(minuteOf(at))}` });

/** Tenge in manat. */
const sumCell = (tenge: number): SumCell => ({ sum: manats(tenge) });

/** A text in a workbook; in a CSV without the plus, which would be a formula there. */
const phoneCell = (phone: string, { format }: Reader): string =>
  format === 'csv' ? phone.replace(/^\+/, '') : phone;

const say = (text: LocalText | undefined, lang: Lang): string => text?.[lang] || text?.tm || '';

/** A row for each order, after a row of headings. Sums are in manat. */
export async function* orderRows(
  db: Db,
  filter: OrdersFilter,
  reader: Reader,
): AsyncGenerator<readonly Cell[]> {
  yield headingRow('orders', reader.lang);
  for await (const rows of portionsOf(db, filter)) {
    const back = await readBackToCertificates(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) yield [...orderRow(row, reader), sumCell(back.get(row.id) ?? 0)];
  }
}

/** Ordered goods, a row for each line. */
export async function* lineRows(
  db: Db,
  filter: OrdersFilter,
  { lang }: Reader,
): AsyncGenerator<readonly Cell[]> {
  yield headingRow('lines', lang);
  for await (const rows of portionsOf(db, filter)) {
    const ids = rows.map(({ id }) => id);
    const lines = await readLinesOfOrders(db, ids);
    const backs = await readBacks(db, ids);
    for (const order of rows)
      for (const line of lines.get(order.id) ?? []) {
        const back = backs.get(order.id)?.lines.get(line.position);
        yield [
          orderNumber(order.number),
          localTime(order.created_at),
          statusWords[order.status][lang],
          line.sku,
          say(line.title, lang),
          say(line.option_title, lang),
          line.quantity,
          sumCell(line.price_tenge),
          sumCell(line.total_tenge),
          back?.units ?? 0,
          sumCell(back?.tenge ?? 0),
        ];
      }
  }
}

async function* portionsOf(db: Db, filter: OrdersFilter): AsyncGenerator<StaffOrderRow[]> {
  for (let after = 0; ; ) {
    const rows = await readOrdersAfter(db, after, portion, filter);
    yield rows;
    after = rows.at(-1)?.number ?? after;
    if (rows.length < portion) return;
  }
}

function orderRow(row: StaffOrderRow, reader: Reader): Cell[] {
  const { lang } = reader;
  return [
    orderNumber(row.number),
    localTime(row.created_at),
    statusWords[row.status][lang],
    paymentWords[row.payment_status][lang],
    methodOf(row)[lang],
    row.bank && bankNames[row.bank][lang],
    phoneCell(row.phone, reader),
    `${row.name} ${row.surname}`.trim(),
    row.gift?.recipientName || row.address?.fullname || '',
    say(row.delivery_method === 'COUNTER' ? counterWord : row.address?.placeTitle, lang),
    row.address?.line1 ?? '',
    row.delivery_day && { date: row.delivery_day },
    row.delivery_from,
    row.delivery_to,
    row.items_count,
    ...[row.goods_tenge, row.wrap_tenge, row.delivery_tenge, row.promo_tenge, row.total_tenge].map(sumCell),
    sumCell(row.paid),
    sumCell(row.refunded),
    row.promo_code,
    sumCell(row.promo_tenge),
    // Goods, wrap and delivery less both discounts are the total.
    sumCell(row.certificate_tenge),
    paidOtherwise(row) ? methodWords[row.payment][lang] : '',
  ];
}

/** How it was paid, or is to be. */
function methodOf(row: StaffOrderRow): LocalText {
  if (row.certificate_tenge > 0 && row.total_tenge === 0) return certificateWord;
  return methodWords[paidOtherwise(row) ?? row.payment];
}

const yes: LocalText = { tm: 'hawa', ru: 'да' };
const languages: Record<Lang, LocalText> = {
  tm: { tm: 'türkmen', ru: 'туркменский' },
  ru: { tm: 'rus', ru: 'русский' },
};

/** A row for each customer, erased ones included, after a row of headings. */
export async function* customerRows(db: Db, reader: Reader): AsyncGenerator<readonly Cell[]> {
  const { lang } = reader;
  yield headingRow('customers', lang);
  for (let number = 1; ; number++) {
    const range = { number, size: portion, offset: (number - 1) * portion };
    const { data } = await readCustomers(db, { sort: 'id' }, range);
    for (const one of data)
      yield [
        one.id,
        phoneCell(one.phone, reader),
        one.name,
        one.surname,
        languages[one.lang][lang],
        one.isBlocked ? yes[lang] : '',
        localTime(new Date(one.createdAt)),
        one.ordersCount,
        sumCell(one.spent),
        one.lastOrderAt && localTime(new Date(one.lastOrderAt)),
      ];
    if (data.length < portion) return;
  }
}

/** @param days both ends included */
export async function* takingRows(
  db: Db,
  days: { from: string; to: string },
  { lang }: Reader,
): AsyncGenerator<readonly Cell[]> {
  yield headingRow('takings', lang);
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const rows = await readTakings(db, { from: day, to: day }, { limit: 10_000 });
    for (const row of rows)
      yield [
        localTime(row.at),
        orderNumber(row.number),
        row.courier,
        methodWords[row.kind][lang],
        sumCell(row.amount),
        row.staff ?? '',
      ];
  }
}
