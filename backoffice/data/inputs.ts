/** Converts records as read to request bodies: fields that only the server writes are left out. */
import type { BodyOf } from '#contract/route.ts';
import type { Field, Fields } from '#domain/fields/kinds.ts';
import { optionFields, productFields } from '#domain/fields/product.ts';
import type { OfficeRoutes } from '#contract/index.ts';

type Row = Record<string, unknown>;
type PictureLike = { id: string } | string | null | undefined;

function keep(record: Row, names: readonly string[]): Row {
  return Object.fromEntries(
    names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]),
  );
}

/** The field names of a body, checked against the contract. */
function fields<K extends keyof OfficeRoutes>(...names: (keyof BodyOf<OfficeRoutes[K]> & string)[]) {
  return (record: Row) => keep(record, names);
}

export function pictureId(picture: PictureLike): string | null {
  return typeof picture === 'string' ? picture : (picture?.id ?? null);
}

/** A picture is read as an object and written by its id. */
const withPicture = (make: (record: Row) => Row) => (record: Row) => ({
  ...make(record),
  picture: pictureId(record['picture'] as PictureLike),
});

/** A second person, where the form asked for one. */
function secondOf({ second }: Row): Row {
  return (second as { login?: string } | undefined)?.login ? { second } : {};
}

const text = (value: unknown) => {
  const { tm, ru } = (value ?? {}) as { tm?: string | null; ru?: string | null };
  return { tm: tm ?? '', ru: ru ?? '' };
};
/** A cleared form field is null; the contract requires ''. */
const withTexts =
  (names: readonly string[], make: (record: Row) => Row) =>
  (record: Row): Row => ({
    ...make(record),
    ...Object.fromEntries(names.map((name) => [name, text(record[name])])),
  });

/** Builds the body of a record without fields that only the server writes. */
const bodyOf =
  (table: Fields) =>
  (record: Row): Row =>
    Object.fromEntries(
      Object.entries(table)
        .filter(([name, { kind }]) => kind === 'local' || kind === 'picture' || record[name] !== undefined)
        .map(([name, field]) => [name, sentOf(field, record[name])]),
    );

function sentOf({ kind }: Field, value: unknown): unknown {
  const rows = (value ?? []) as never[];
  if (kind === 'local') return text(value);
  if (kind === 'picture') return pictureId(value as PictureLike);
  if (kind === 'pictures') return rows.map(pictureId);
  // A cleared number field.
  if (kind === 'number') return value ?? 0;
  if (kind === 'attributes')
    return rows.map((row) => ({ label: text(row['label']), value: text(row['value']) }));
  return value;
}

function productInput(record: Row): Row {
  const options = (record['options'] ?? []) as Row[];
  return {
    ...bodyOf(productFields)(record),
    options: options.map((row) => ({
      ...keep(row, row['id'] === undefined ? ['onHand'] : ['id']),
      ...bodyOf(optionFields)(row),
    })),
    ...(record['updatedAt'] ? { seen: record['updatedAt'] } : {}),
  };
}

/** By resource: the body of create and update. Resources not listed are written as they are. */
export const inputs: Record<string, (record: Row, isNew: boolean) => Row> = {
  products: productInput,
  categories: withTexts(
    ['title'],
    withPicture(fields<'PUT /api/office/categories/:id/'>('parent', 'isVisible')),
  ),
  brands: withTexts(['description'], withPicture(fields<'PUT /api/office/brands/:id/'>('title'))),
  ideas: withTexts(
    ['title', 'subtitle', 'story'],
    withPicture(fields<'PUT /api/office/ideas/:id/'>('isVisible', 'products')),
  ),
  occasions: withTexts(['title'], fields<'PUT /api/office/occasions/:id/'>('month', 'day', 'moves', 'days')),
  recipients: withTexts(['title'], () => ({})),
  'search-terms': (record) => ({
    ...fields<'PUT /api/office/search-terms/:id/'>(
      'phrase',
      'kind',
      'recipient',
      'occasion',
      'category',
    )(record),
    goods: record['goods'] ?? '',
  }),
  reviews: fields<'PUT /api/office/reviews/:id/'>('isVisible'),
  pictures: fields<'PUT /api/office/pictures/:id/'>('alt', 'form', 'focus'),
  banners: withTexts(
    ['title', 'subtitle'],
    withPicture(fields<'PUT /api/office/banners/:id/'>('link', 'isMain', 'isActive', 'startsAt', 'endsAt')),
  ),
  zones: (record, isNew) => ({
    ...(isNew ? keep(record, ['id']) : {}),
    ...fields<'PUT /api/office/zones/:id/'>('fee', 'minimum', 'expressMinutes', 'leadDays')(record),
    title: text(record['title']),
    freeFrom: record['freeFrom'] ?? null,
    expressFee: record['expressFee'] ?? null,
  }),
  places: withTexts(
    ['title'],
    fields<'PUT /api/office/places/:id/'>('region', 'zone', 'aliases', 'isActive'),
  ),
  slots: fields<'PUT /api/office/slots/:id/'>(
    'weekday',
    'from',
    'to',
    'capacity',
    'cutoffMinutes',
    'zones',
    'isActive',
  ),
  days: withTexts(['reason'], fields<'PUT /api/office/days/:id/'>('isClosed', 'capacityPercent')),
  wraps: withTexts(['title'], withPicture(fields<'PUT /api/office/wraps/:id/'>('price', 'isActive'))),
  certificates: (record) => ({
    ...fields<'POST /api/office/certificates/'>(
      'face',
      'reason',
      'isPaid',
      'months',
      'mobile',
      'lang',
      'design',
    )(record),
    ...{ name: record['name'] ?? '', message: record['message'] ?? '', day: record['day'] || null },
    ...secondOf(record),
  }),
  promos: withTexts(['title'], (record) => ({
    ...fields<'PUT /api/office/promos/:id/'>(
      ...(['code', 'kind', 'percent', 'amount', 'mostTenge', 'minimum', 'startsAt', 'endsAt'] as const),
      ...(['mostUses', 'mostPerCustomer', 'firstOrderOnly', 'categories'] as const),
      ...(['excludesReduced', 'isActive'] as const),
    )(record),
    ...secondOf(record),
  })),
  'price-plans': withTexts(['title'], (record) => ({
    ...fields<'PUT /api/office/price-plans/:id/'>('products', 'categories', 'startsAt', 'endsAt')(record),
    ...(record['way'] === 'prices'
      ? { percent: null, prices: record['prices'] }
      : { percent: record['percent'], prices: [] }),
  })),
  staff: (record, isNew) => keep(record, isNew ? ['login', 'name', 'role'] : ['name', 'role', 'isBlocked']),
};
