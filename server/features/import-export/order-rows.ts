import { addDays, momentOf } from '#domain/delivery/calendar.ts';
import { orderNumber } from '#domain/order.ts';
import { writePrice } from '#domain/spreadsheet.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Cell } from '#server/platform/spreadsheets/xlsx-write.ts';
import { readCustomers } from '#server/features/customers/profile/read-customers.ts';
import { readTakings } from '#server/features/orders/staff/takings.read.ts';
import { type StaffOrderRow, readOrdersAfter } from '#server/features/orders/staff/staff-lists.read.ts';

const portion = 500;
type Span = { from?: string; to?: string };

/** Moments of a span of days; without an end it is open. */
function momentsOf({ from, to }: Span): { from?: Date; to?: Date } {
  return {
    ...(from ? { from: momentOf(from, '00:00') } : {}),
    ...(to ? { to: momentOf(addDays(to, 1), '00:00') } : {}),
  };
}

export async function* orderRows(db: Db, span: Span & { status?: string }): AsyncGenerator<readonly Cell[]> {
  yield [
    'Заказ',
    'Создан',
    'Статус',
    'Оплата',
    'Способ',
    'Банк',
    'Телефон',
    'Имя',
    'Получатель',
    'Место',
    'Адрес',
    'День',
    'С',
    'До',
    'Единиц',
    'Товары',
    'Упаковка',
    'Доставка',
    'Скидка',
    'Итого',
    'Оплачено',
    'Возвращено',
  ];
  for (let after = 0; ; ) {
    const rows = await readOrdersAfter(db, after, portion, { ...momentsOf(span), status: span.status });
    for (const row of rows) yield orderRow(row);
    after = rows.at(-1)?.number ?? after;
    if (rows.length < portion) return;
  }
}

function orderRow(row: StaffOrderRow): Cell[] {
  return [
    orderNumber(row.number),
    row.created_at.toISOString(),
    row.status,
    row.payment_status,
    row.payment,
    row.bank,
    row.phone,
    `${row.name} ${row.surname}`.trim(),
    row.gift?.recipientName || row.address?.fullname || '',
    row.address?.placeTitle.ru ?? '',
    row.address?.line1 ?? '',
    row.delivery_day,
    row.delivery_from,
    row.delivery_to,
    row.items_count,
    ...[row.goods_tenge, row.wrap_tenge, row.delivery_tenge, row.discount_tenge, row.total_tenge].map(
      writePrice,
    ),
    writePrice(row.paid_tenge),
    writePrice(row.refunded_tenge),
  ];
}

export async function* customerRows(db: Db): AsyncGenerator<readonly Cell[]> {
  yield [
    'Номер',
    'Телефон',
    'Имя',
    'Фамилия',
    'Язык',
    'Заблокирован',
    'С нами с',
    'Заказов',
    'Оставлено',
    'Последний заказ',
  ];
  for (let number = 1; ; number++) {
    const range = { number, size: portion, offset: (number - 1) * portion };
    const { data } = await readCustomers(db, { sort: 'id' }, range);
    for (const one of data)
      yield [
        one.id,
        one.phone,
        one.name,
        one.surname,
        one.lang,
        one.isBlocked ? 'да' : '',
        one.createdAt,
        one.ordersCount,
        writePrice(one.spent),
        one.lastOrderAt,
      ];
    if (data.length < portion) return;
  }
}

export async function* takingRows(db: Db, span: Span, today: string): AsyncGenerator<readonly Cell[]> {
  yield ['Время', 'Заказ', 'Курьер', 'Вид', 'Сумма', 'Принял'];
  const last = span.to ?? today;
  for (let day = span.from ?? addDays(last, -30); day <= last; day = addDays(day, 1)) {
    const span = { from: momentOf(day, '00:00'), to: momentOf(addDays(day, 1), '00:00') };
    const rows = await readTakings(db, span, { limit: 10_000 });
    for (const row of rows)
      yield [
        row.at.toISOString(),
        orderNumber(row.number),
        row.courier,
        row.kind,
        writePrice(row.amount),
        row.staff ?? '',
      ];
  }
}
