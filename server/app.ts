import type { FastifyInstance } from 'fastify';
import { cart } from '#contract/cart/shop.ts';
import { catalogue } from '#contract/catalogue/shop.ts';
import { checkout } from '#contract/checkout/shop.ts';
import { orderLink } from '#contract/checkout/order-link.ts';
import { certificates } from '#contract/certificates/shop.ts';
import { content } from '#contract/content/shop.ts';
import { delivery } from '#contract/delivery/shop.ts';
import { customers } from '#contract/customers/shop.ts';
import { officeStaff } from '#contract/staff/office.ts';
import { orders } from '#contract/orders/shop.ts';
import { payments } from '#contract/payments/shop.ts';
import { gift, giftRequests } from '#contract/gift-requests/shop.ts';
import { repeat } from '#contract/people/repeat.ts';
import { reminders } from '#contract/people/reminders.ts';
import { people } from '#contract/people/shop.ts';
import { wishlist } from '#contract/wishlist/shop.ts';
import type { Context } from './context.ts';
import { wordsOf } from './error-texts.ts';
import { openAdmission } from '#server/boot/admission.ts';
import { readBuildInfo } from '#server/boot/build-info.ts';
import { cachedFirst } from '#server/platform/http/cached-first.ts';
import type { LoadShedding } from '#server/platform/overload/load-shedding.ts';
import { type Connections, createConnections } from '#server/platform/http/connections.ts';
import { createHttp } from '#server/platform/http/http.ts';
import { addApiDocs } from '#server/platform/http/docs.ts';
import { addMetrics, type Metrics } from '#server/platform/http/metrics.ts';
import { addHealth } from '#server/platform/http/health.ts';
import { Refusal } from './platform/refusal.ts';
import { createCallRunner } from './platform/idempotency/run-call.ts';
import { createCookies } from '#server/platform/http/cookies.ts';
import { serve, type ServeOptions } from '#server/platform/http/serve.ts';
import { cartHandlers } from '#server/features/cart/cart.routes.ts';
import { catalogueHandlers } from '#server/features/catalogue/catalogue.routes.ts';
import { checkoutHandlers } from '#server/features/checkout/checkout.routes.ts';
import { paymentsHandlers } from '#server/features/checkout/payment/payments.routes.ts';
import { orderPhotos } from '#contract/parcel-photos/photos.ts';
import { orderPhotosHandlers } from '#server/features/parcel-photos/order-photos.routes.ts';
import { orderLinkHandlers } from '#server/features/checkout/order-link/order-link.routes.ts';
import { certificatesHandlers } from '#server/features/certificates/certificates.routes.ts';
import { hasFeature } from '#server/features/content/features.read.ts';
import { tellSeen } from '#server/boot/tell-seen.ts';
import { contentHandlers } from '#server/features/content/content.routes.ts';
import { deliveryHandlers } from '#server/features/delivery/delivery.routes.ts';
import { findCustomer } from '#server/features/customers/sessions/find-customer.ts';
import { watchCodes } from '#server/features/customers/sign-in/watch-codes.ts';
import { customersHandlers } from '#server/features/customers/customers.routes.ts';
import { officeHandlers, officeWork } from '#server/features/office.routes.ts';
import { ordersHandlers } from '#server/features/orders/orders.routes.ts';
import { findLink } from '#server/features/links/find-link.ts';
import { findStaff } from '#server/features/staff/find-staff.ts';
import { findCourier } from '#server/features/staff/find-courier.ts';
import { officeCookie } from '#server/features/staff/open-session.ts';
import { staffHandlers } from '#server/features/staff/staff.routes.ts';
import { repeatHandlers } from '#server/features/checkout/repeat/repeat.routes.ts';
import { giftHandlers, giftRequestsHandlers } from '#server/features/gift-requests/gift-requests.routes.ts';
import { peopleHandlers, remindersHandlers } from '#server/features/people/people.routes.ts';
import { addBalancePage } from '#server/ssr/balance-page.ts';
import { showShopName } from '#server/ssr/shop-name.ts';
import { createWritableCheck } from '#server/ops/metrics/database-writable.ts';
import { createShopFigures } from '#server/ops/metrics/shop-figures.ts';
import { wishlistHandlers } from '#server/features/wishlist/wishlist.routes.ts';

const build = readBuildInfo();

export type AppOptions = {
  checkReplies?: boolean;
  /** The database has not answered for some seconds. */
  isDatabaseSilent?: () => boolean;
  /** The node is shutting down: connections are no longer kept alive. */
  isLeaving?: () => boolean;
  /** Switches load shedding on. */
  sheds?: boolean;
  /** Number of callers waiting for a database connection. */
  waiting: () => number;
};

/** The server with every route, its limits, metrics and health. */
export async function createApp(ctx: Context, options: AppOptions): Promise<FastifyInstance> {
  const { trustedProxies } = ctx.config;
  const connections = createConnections(trustedProxies);
  const onHit = (status: 200 | 304) => metrics.countCacheHit(status);
  const admission = options.sheds ? openAdmission(ctx, options, onHit) : undefined;
  const sendCached = cachedFirst(ctx.cache.atAddress, onHit);
  const app = await createHttp({
    ...{ log: ctx.log, words: wordsOf, newId: ctx.newId, security: ctx.security },
    ...{ trustedProxies, connections, admission },
    answersFirst(request, response) {
      if (options.isLeaving?.()) response.shouldKeepAlive = false;
      return sendCached(request, response);
    },
  });
  const how: ServeOptions<Context> = {
    runCall: createCallRunner(),
    words: wordsOf,
    cache: ctx.cache,
    replica: ctx.replica,
    cookies: createCookies({
      publicUrl: ctx.config.publicUrl,
      newToken: ctx.newToken,
      staff: { cookie: officeCookie, xsrfOf: (session) => ctx.secrets.mac('xsrf', session) },
    }),
    hasFeature: (name) => hasFeature(ctx, name),
    findActor: findActorIn(ctx),
    checkReplies: options.checkReplies ?? false,
  };
  const metrics = addMetrics(app, createShopFigures(ctx), { build, isOpen: ctx.config.mode === 'demo' });
  if (admission) {
    app.addHook('onClose', async () => admission.stop());
    app.addHook('preHandler', async ({ raw }) => {
      if (!admission.hasCapacityFor(raw)) throw new Refusal('server.busy', { retryAfter: 2 });
    });
  }
  watchLoad(metrics, connections, admission);
  metrics.watch('sowgat_pool_waiting', 'calls that wait for a database connection', options.waiting);
  metrics.watch('sowgat_database_writable', '1 when the database took a write', createWritableCheck(ctx));
  metrics.watch('sowgat_cached_answers', 'public answers kept in memory', () => ctx.cache.size());
  watchCodes(ctx, metrics);
  metrics.watchTotals('sowgat_security_events_total', 'security events, as the log has them', 'event', () =>
    ctx.security.counts(),
  );
  mountRoutes(app, ctx, how);
  addHealth(app, { ...healthOf(options), build });
  addDocs(app, ctx, how);
  return app;
}

/** Metrics of connections and load shedding. Two counts keep the names they were first published under, as gauges. */
function watchLoad(metrics: Metrics, connections: Connections, admission: LoadShedding | undefined): void {
  const ended = 'idle or unfinished connections ended';
  metrics.watch('sowgat_connections', 'open connections', connections.open);
  metrics.watchTotal('sowgat_connections_ended_total', ended, connections.ended);
  metrics.watch('sowgat_connections_ended', `former name: ${ended}`, connections.ended);
  if (!admission) return;
  const refused = 'requests refused because there were too many';
  metrics.watch('sowgat_in_flight', 'requests that are being worked on', admission.inFlight);
  metrics.watchTotal('sowgat_sent_away_total', refused, admission.refused);
  metrics.watch('sowgat_sent_away', `former name: ${refused}`, admission.refused);
}

/** API documentation under the shop's own name; that of the office for staff alone, except in the demonstration. */
function addDocs(app: FastifyInstance, ctx: Context, how: ServeOptions<Context>): void {
  addApiDocs(app, {
    publicUrl: ctx.config.publicUrl,
    shopName: () => showShopName(ctx, 'tm'),
    seesOffice: ({ cookies }) =>
      ctx.config.mode === 'demo' ||
      findStaff(ctx, cookies[how.cookies.name(officeCookie)], 'self', {
        changes: false,
        isAwake: false,
      }).then(
        () => true,
        () => false,
      ),
  });
}

/** Mounts the routes of every feature; there is no auto-discovery. */
function mountRoutes(app: FastifyInstance, ctx: Context, how: ServeOptions<Context>): void {
  tellSeen(app, ctx);
  serve(app, ctx, catalogue, catalogueHandlers, how);
  serve(app, ctx, content, contentHandlers, how);
  serve(app, ctx, customers, customersHandlers, how);
  serve(app, ctx, delivery, deliveryHandlers, how);
  serve(app, ctx, cart, cartHandlers, how);
  serve(app, ctx, wishlist, wishlistHandlers, how);
  serve(app, ctx, people, peopleHandlers, how);
  serve(app, ctx, reminders, remindersHandlers, how);
  serve(app, ctx, repeat, repeatHandlers, how);
  serve(app, ctx, gift, giftHandlers, how);
  serve(app, ctx, giftRequests, giftRequestsHandlers, how);
  serve(app, ctx, checkout, checkoutHandlers, how);
  serve(app, ctx, certificates, certificatesHandlers, how);
  addBalancePage(app, ctx, how.cookies);
  serve(app, ctx, orderLink, orderLinkHandlers, how);
  serve(app, ctx, orderPhotos, orderPhotosHandlers, how);
  serve(app, ctx, orders, ordersHandlers, how);
  serve(app, ctx, payments, paymentsHandlers, how);
  serve(app, ctx, officeStaff, staffHandlers, how);
  serve(app, ctx, officeWork, officeHandlers, how);
}

/** The server of a node that only runs jobs: health and metrics. */
export async function createOpsServer(
  ctx: Context,
  options: Pick<AppOptions, 'isLeaving' | 'isDatabaseSilent' | 'waiting'>,
): Promise<FastifyInstance> {
  const { log, newId, security } = ctx;
  const app = await createHttp({ log, words: wordsOf, trustedProxies: [], newId, security });
  const metrics = addMetrics(app, createShopFigures(ctx), { build, isOpen: ctx.config.mode === 'demo' });
  metrics.watch('sowgat_pool_waiting', 'calls that wait for a database connection', options.waiting);
  metrics.watch('sowgat_database_writable', '1 when the database took a write', createWritableCheck(ctx));
  addHealth(app, { ...healthOf(options), build });
  return app;
}

const findActorIn =
  (ctx: Context): ServeOptions<Context>['findActor'] =>
  (spec, { token, ip, ...request }) => {
    if (spec.access === 'link' && spec.link) return findLink(ctx, { token, purpose: spec.link, ip });
    if (spec.access === 'courier') return findCourier(ctx, request.cookie);
    return spec.access === 'staff' && spec.permission
      ? findStaff(ctx, request.cookie(officeCookie), spec.permission, {
          changes: !request.key.startsWith('GET '),
          isAwake: spec.events !== true,
        })
      : findCustomer(ctx, request.bearer);
  };

const healthOf = ({
  isLeaving = () => false,
  isDatabaseSilent = () => false,
}: Pick<AppOptions, 'isLeaving' | 'isDatabaseSilent'>) => ({ isLeaving, isDatabaseSilent });
