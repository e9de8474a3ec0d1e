import type { RouteKey } from './route.ts';

type Key<Method extends string> = Extract<RouteKey, `${Method} ${string}`>;
/** The routes of a resource, all of the same shape. */
export type Resource = {
  list: Key<'GET'>;
  one?: Key<'GET'>;
  create?: Key<'POST'>;
  update?: Key<'PUT'>;
  remove?: Key<'DELETE'>;
  order?: Key<'POST'>;
  /** fields that the server can sort by; empty when the order is fixed */
  sorts: readonly string[];
  /** the list takes `ids` */
  byIds?: true;
};

/**
 * The records of the back office and their routes, read by routes, handlers and the office's data provider. Without
 * schemas, because it is sent to browsers.
 */
export const resources = {
  orders: {
    list: 'GET /api/office/orders/',
    one: 'GET /api/office/orders/:id/',
    create: 'POST /api/office/orders/',
    update: 'PUT /api/office/orders/:id/',
    sorts: ['createdAt', 'number', 'total', 'deliveryDay'],
    byIds: true,
  },
  products: {
    list: 'GET /api/office/products/',
    one: 'GET /api/office/products/:id/',
    create: 'POST /api/office/products/',
    update: 'PUT /api/office/products/:id/',
    remove: 'DELETE /api/office/products/:id/',
    sorts: ['id', 'title', 'price', 'updatedAt', 'publishedAt', 'popularity'],
    byIds: true,
  },
  categories: {
    list: 'GET /api/office/categories/',
    one: 'GET /api/office/categories/:id/',
    create: 'POST /api/office/categories/',
    update: 'PUT /api/office/categories/:id/',
    remove: 'DELETE /api/office/categories/:id/',
    order: 'POST /api/office/categories/order/',
    sorts: ['position', 'id'],
    byIds: true,
  },
  brands: {
    list: 'GET /api/office/brands/',
    one: 'GET /api/office/brands/:id/',
    create: 'POST /api/office/brands/',
    update: 'PUT /api/office/brands/:id/',
    remove: 'DELETE /api/office/brands/:id/',
    order: 'POST /api/office/brands/order/',
    sorts: ['position', 'title', 'id'],
    byIds: true,
  },
  ideas: {
    list: 'GET /api/office/ideas/',
    one: 'GET /api/office/ideas/:id/',
    create: 'POST /api/office/ideas/',
    update: 'PUT /api/office/ideas/:id/',
    remove: 'DELETE /api/office/ideas/:id/',
    order: 'POST /api/office/ideas/order/',
    sorts: ['position', 'id'],
    byIds: true,
  },
  occasions: {
    list: 'GET /api/office/occasions/',
    one: 'GET /api/office/occasions/:id/',
    create: 'POST /api/office/occasions/',
    update: 'PUT /api/office/occasions/:id/',
    remove: 'DELETE /api/office/occasions/:id/',
    order: 'POST /api/office/occasions/order/',
    sorts: ['position', 'id'],
    byIds: true,
  },
  recipients: {
    list: 'GET /api/office/recipients/',
    one: 'GET /api/office/recipients/:id/',
    create: 'POST /api/office/recipients/',
    update: 'PUT /api/office/recipients/:id/',
    remove: 'DELETE /api/office/recipients/:id/',
    order: 'POST /api/office/recipients/order/',
    sorts: ['position', 'id'],
    byIds: true,
  },
  reviews: {
    list: 'GET /api/office/reviews/',
    one: 'GET /api/office/reviews/:id/',
    update: 'PUT /api/office/reviews/:id/',
    sorts: ['createdAt', 'rating', 'id'],
    byIds: true,
  },
  'search-terms': {
    list: 'GET /api/office/search-terms/',
    one: 'GET /api/office/search-terms/:id/',
    create: 'POST /api/office/search-terms/',
    update: 'PUT /api/office/search-terms/:id/',
    remove: 'DELETE /api/office/search-terms/:id/',
    sorts: ['phrase', 'id'],
    byIds: true,
  },
  stock: {
    list: 'GET /api/office/stock/',
    one: 'GET /api/office/stock/:id/',
    sorts: ['free', 'onHand', 'sku', 'id'],
    byIds: true,
  },
  pictures: {
    list: 'GET /api/office/pictures/',
    one: 'GET /api/office/pictures/:id/',
    update: 'PUT /api/office/pictures/:id/',
    remove: 'DELETE /api/office/pictures/:id/',
    sorts: ['createdAt'],
    byIds: true,
  },
  imports: { list: 'GET /api/office/imports/', one: 'GET /api/office/imports/:id/', sorts: [] },
  banners: {
    list: 'GET /api/office/banners/',
    one: 'GET /api/office/banners/:id/',
    create: 'POST /api/office/banners/',
    update: 'PUT /api/office/banners/:id/',
    remove: 'DELETE /api/office/banners/:id/',
    order: 'POST /api/office/banners/order/',
    sorts: ['position', 'id'],
    byIds: true,
  },
  zones: {
    list: 'GET /api/office/zones/',
    one: 'GET /api/office/zones/:id/',
    create: 'POST /api/office/zones/',
    update: 'PUT /api/office/zones/:id/',
    remove: 'DELETE /api/office/zones/:id/',
    order: 'POST /api/office/zones/order/',
    sorts: ['position'],
    byIds: true,
  },
  places: {
    list: 'GET /api/office/places/',
    one: 'GET /api/office/places/:id/',
    create: 'POST /api/office/places/',
    update: 'PUT /api/office/places/:id/',
    remove: 'DELETE /api/office/places/:id/',
    sorts: ['position', 'id'],
    byIds: true,
  },
  days: {
    list: 'GET /api/office/days/',
    one: 'GET /api/office/days/:id/',
    update: 'PUT /api/office/days/:id/',
    remove: 'DELETE /api/office/days/:id/',
    sorts: ['id'],
    byIds: true,
  },
  wraps: {
    list: 'GET /api/office/wraps/',
    one: 'GET /api/office/wraps/:id/',
    create: 'POST /api/office/wraps/',
    update: 'PUT /api/office/wraps/:id/',
    remove: 'DELETE /api/office/wraps/:id/',
    order: 'POST /api/office/wraps/order/',
    sorts: ['position', 'id'],
    byIds: true,
  },
  certificates: {
    list: 'GET /api/office/certificates/',
    one: 'GET /api/office/certificates/:id/',
    create: 'POST /api/office/certificates/',
    sorts: [],
  },
  promos: {
    list: 'GET /api/office/promos/',
    one: 'GET /api/office/promos/:id/',
    create: 'POST /api/office/promos/',
    update: 'PUT /api/office/promos/:id/',
    remove: 'DELETE /api/office/promos/:id/',
    sorts: ['id', 'code'],
    byIds: true,
  },
  'price-plans': {
    list: 'GET /api/office/price-plans/',
    one: 'GET /api/office/price-plans/:id/',
    create: 'POST /api/office/price-plans/',
    update: 'PUT /api/office/price-plans/:id/',
    remove: 'DELETE /api/office/price-plans/:id/',
    sorts: ['id', 'startsAt'],
    byIds: true,
  },
  customers: {
    list: 'GET /api/office/customers/',
    one: 'GET /api/office/customers/:id/',
    sorts: ['createdAt', 'id'],
    byIds: true,
  },
  staff: {
    list: 'GET /api/office/staff/',
    one: 'GET /api/office/staff/:id/',
    create: 'POST /api/office/staff/',
    update: 'PUT /api/office/staff/:id/',
    sorts: [],
  },
  audit: { list: 'GET /api/office/audit/', sorts: [] },
} as const satisfies Record<string, Resource>;
