/** Converts records as read to request bodies: fields that only the server writes are left out. */
import type { BodyOf } from '#contract/route.ts';
import { bannerFields, wrapFields } from '#domain/fields/content.ts';
import type { Field, Fields } from '#domain/fields/kinds.ts';
import { placeFields } from '#domain/fields/place.ts';
import { optionFields, productFields } from '#domain/fields/product.ts';
import { pricePlanFields, promoFields } from '#domain/fields/promo.ts';
import {
  brandFields,
  categoryFields,
  ideaFields,
  occasionFields,
  recipientFields,
} from '#domain/fields/taxonomy.ts';
import { zoneFields } from '#domain/fields/zone.ts';
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

/** A second person, where the form asked for one. */
function secondOf({ second }: Row): Row {
  return (second as { login?: string } | undefined)?.login ? { second } : {};
}

/** A cleared form field is null; the contract requires ''. */
const text = (value: unknown) => {
  const { tm, ru } = (value ?? {}) as { tm?: string | null; ru?: string | null };
  return { tm: tm ?? '', ru: ru ?? '' };
};

/** Builds the body of a record without fields that only the server writes. */
const bodyOf =
  (table: Fields) =>
  (record: Row): Row =>
    Object.fromEntries(
      Object.entries(table)
        .filter(([name, field]) => isAlwaysSent(field) || record[name] !== undefined)
        .map(([name, field]) => [name, sentOf(field, record[name])]),
    );

const isAlwaysSent = ({ kind, optional, nullable }: Field) =>
  kind === 'local' || kind === 'picture' || (nullable && !optional);

function sentOf({ kind, optional, nullable }: Field, value: unknown): unknown {
  const rows = (value ?? []) as never[];
  if (kind === 'local') return text(value);
  if (kind === 'picture') return pictureId(value as PictureLike);
  if (kind === 'pictures') return rows.map(pictureId);
  if (kind === 'attributes')
    return rows.map((row) => ({ label: text(row['label']), value: text(row['value']) }));
  if (nullable) return value ?? null;
  // A cleared number field.
  return kind === 'number' && optional ? (value ?? 0) : value;
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

/** By resource: the body of create and update, without what a form keeps beside the record's fields. */
export const inputs: Record<string, (record: Row, isNew: boolean) => Row> = {
  products: productInput,
  categories: bodyOf(categoryFields),
  brands: bodyOf(brandFields),
  ideas: bodyOf(ideaFields),
  occasions: (record) => ({ ...keep(record, ['days']), ...bodyOf(occasionFields)(record) }),
  recipients: bodyOf(recipientFields),
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
  banners: bodyOf(bannerFields),
  zones: (record, isNew) => ({ ...(isNew ? keep(record, ['id']) : {}), ...bodyOf(zoneFields)(record) }),
  places: bodyOf(placeFields),
  days: (record) => ({
    ...fields<'PUT /api/office/days/:id/'>('isClosed', 'capacityPercent')(record),
    reason: text(record['reason']),
  }),
  wraps: bodyOf(wrapFields),
  certificates: (record) => ({
    ...fields<'POST /api/office/certificates/'>(
      'face',
      'reason',
      'months',
      'mobile',
      'lang',
      'design',
    )(record),
    ...{ name: record['name'] ?? '', message: record['message'] ?? '', day: record['day'] || null },
    ...(record['paidBy'] === 'GIVEN' ? { isPaid: false } : { isPaid: true, paidBy: record['paidBy'] }),
    ...secondOf(record),
  }),
  promos: (record) => ({ ...bodyOf(promoFields)(record), ...secondOf(record) }),
  'price-plans': (record) => ({
    ...bodyOf(pricePlanFields)(record),
    ...(record['way'] === 'prices'
      ? { percent: null, prices: record['prices'] }
      : { percent: record['percent'], prices: [] }),
  }),
  staff: (record, isNew) => keep(record, isNew ? ['login', 'name', 'role'] : ['name', 'role', 'isBlocked']),
};
