/** The list of payments exported from a bank's back office; every bank names the columns differently. */

/** The index of each column; undefined when the list lacks it. */
export type BankListColumns = {
  orderNumber: number | undefined;
  bankId: number | undefined;
  amount: number | undefined;
  at: number | undefined;
  state: number | undefined;
};

/** A payment as the bank writes it: sums and times stay text, because units and formats differ between banks. */
export type BankListEntry = {
  orderNumber: string;
  bankId: string;
  amount: string;
  at: string;
  state: string;
};

const longestCell = 60;

/** Column names without spaces and punctuation, best match first; English, Russian and Turkmen. */
const headings: Record<keyof BankListColumns, readonly string[]> = {
  bankId: [
    'mdorder',
    'bankorderid',
    'orderid',
    'gatewayorderid',
    'номерзаказавплатежнойсистеме',
    'номервплатежнойсистеме',
    'uuid',
    'uid',
  ],
  orderNumber: [
    'ordernumber',
    'merchantordernumber',
    'orderno',
    'номерзаказавмагазине',
    'номерзаказамагазина',
    'номерзаказа',
    'заказ',
    'sargydyňbelgisi',
    'sargytbelgisi',
    'sargyt',
  ],
  amount: [
    'depositedamount',
    'amountdeposited',
    'суммасписания',
    'подтвержденнаясумма',
    'суммазавершения',
    'amount',
    'суммазаказа',
    'сумма',
    'sum',
    'möçberi',
    'jemi',
  ],
  at: [
    'depositeddate',
    'paymentdate',
    'датаоплаты',
    'датаплатежа',
    'датасписания',
    'date',
    'createddate',
    'датасоздания',
    'дата',
    'sene',
    'wagty',
  ],
  state: ['orderstatus', 'paymentstate', 'status', 'state', 'состояние', 'статус', 'ýagdaýy'],
};

/** The columns of a heading row; null for any other row. */
export function findColumns(cells: readonly string[]): BankListColumns | null {
  const names = cells.map((cell) =>
    cell
      .slice(0, longestCell)
      .toLowerCase()
      .replace(/ё/g, 'е')
      .replace(/№/g, 'номер')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  const find = (column: keyof BankListColumns) => {
    const name = headings[column].find((one) => names.includes(one));
    return name === undefined ? undefined : names.indexOf(name);
  };
  const columns = {
    orderNumber: find('orderNumber'),
    bankId: find('bankId'),
    amount: find('amount'),
    at: find('at'),
    state: find('state'),
  };
  const isHeading =
    (columns.orderNumber !== undefined || columns.bankId !== undefined) &&
    (columns.amount !== undefined || columns.state !== undefined);
  return isHeading ? columns : null;
}

/** A payment row; null for a row without a payment. */
export function readEntry(cells: readonly string[], columns: BankListColumns): BankListEntry | null {
  const cell = (at: number | undefined) =>
    (at === undefined ? '' : (cells[at] ?? ''))
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, longestCell);
  const entry = {
    orderNumber: cell(columns.orderNumber),
    bankId: cell(columns.bankId),
    amount: cell(columns.amount),
    at: cell(columns.at),
    state: cell(columns.state),
  };
  return entry.orderNumber === '' && entry.bankId === '' ? null : entry;
}

/** The money was taken, also when refunded since, because the refund may have been partial. */
const taken =
  /^(2|4|deposited|refunded|paid|completed|success|завершен[оа]?|оплачен[оа]?|подтвержден[оа]?|списан[оа]?|проведен[оа]?|возвращен[оа]?|возврат|tölendi|tölenen|geçirildi|yzyna gaýtaryldy)$/;
const notTaken =
  /^(0|1|3|5|6|7|8|created|registered|new|approved|reversed|declined|expired|pending|failed|создан|зарегистрирован|новый|авторизован|удержан|отменен[оа]?|отклонен[оа]?|истек|просрочен|döredildi|ret edildi|ýatyryldy)$/;

/**
 * Whether the bank took the money; undefined for an unknown state. A list without a state column has taken payments
 * only.
 */
export function wasTaken({ state }: BankListEntry, columns: BankListColumns): boolean | undefined {
  if (columns.state === undefined) return true;
  const word = state
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/^payment_/, '');
  if (taken.test(word)) return true;
  return notTaken.test(word) ? false : undefined;
}
