import { cart } from '#contract/cart/shop.ts';
import { catalogue } from '#contract/catalogue/shop.ts';
import { checkout } from '#contract/checkout/shop.ts';
import { orderLink } from '#contract/checkout/order-link.ts';
import { content } from '#contract/content/shop.ts';
import { delivery } from '#contract/delivery/shop.ts';
import { customers } from '#contract/customers/shop.ts';
import { officeCouriers } from './couriers/office-couriers.ts';
import { courierDeeds, officeDeeds } from '#contract/couriers/office.ts';
import { officePhones } from '#contract/couriers/office-phones.ts';
import { officeRounds } from '#contract/couriers/office-rounds.ts';
import { courierEnrolment } from '#contract/couriers/phones.ts';
import { officeBoard } from '#contract/fulfilment/office-board.ts';
import { officeCatalogue } from '#contract/catalogue/office.ts';
import { officeContent } from '#contract/content/office.ts';
import { officeFeatures } from '#contract/content/office-features.ts';
import { officeHours } from '#contract/content/office-hours.ts';
import { officeDuty, officeSmsTexts } from '#contract/notifications/office.ts';
import { officeCustomers } from '#contract/customers/office.ts';
import { officeFind } from '#contract/find/office.ts';
import { officeNeeds } from '#contract/dashboard/needs.ts';
import { officeDashboard } from '#contract/dashboard/office.ts';
import { officeImportExport } from '#contract/import-export/office.ts';
import { officeTaxonomy } from '#contract/catalogue/office-taxonomy.ts';
import { officeOrderChanges } from '#contract/fulfilment/office-order-changes.ts';
import { officeCounter } from '#contract/fulfilment/office-counter.ts';
import { officeOrders } from '#contract/fulfilment/office.ts';
import { officeSteps } from '#contract/fulfilment/office-steps.ts';
import { officeLedger } from '#contract/ledger/office.ts';
import { officeCash } from '#contract/ledger/office-cash.ts';
import { officePictures } from '#contract/media/office.ts';
import { officeMyShop } from '#contract/my-shop/office.ts';
import { officeSettings } from '#contract/payments/office.ts';
import { officeReports } from '#contract/reports/office.ts';
import { officePricePlans } from '#contract/catalogue/office-price-plans.ts';
import { officeReviews } from '#contract/catalogue/office-reviews.ts';
import { officeSearch } from '#contract/catalogue/office-search.ts';
import { officeStaff } from '#contract/staff/office.ts';
import { officeStock } from '#contract/stock/office.ts';
import { officeDelivery } from '#contract/delivery/office.ts';
import { officeWeek } from '#contract/delivery/office-week.ts';
import { certificates } from '#contract/certificates/shop.ts';
import { officeCertificates } from '#contract/certificates/office.ts';
import { officePromos } from '#contract/promo/office.ts';
import { officeWraps } from '#contract/content/office-wraps.ts';
import { orderPhotos } from './parcel-photos/photos.ts';
import { officePhotos } from './parcel-photos/office-photos.ts';
import { orders } from '#contract/orders/shop.ts';
import { officeReminders } from '#contract/people/office.ts';
import { officeRequests } from './gift-requests/office.ts';
import { gift, giftRequests } from './gift-requests/shop.ts';
import { repeat } from '#contract/people/repeat.ts';
import { reminders } from '#contract/people/reminders.ts';
import { people } from '#contract/people/shop.ts';
import { payments } from '#contract/payments/shop.ts';
import type { RouteTable } from './route.ts';
import { wishlist } from '#contract/wishlist/shop.ts';

/** All routes of the shop, by key. */
export const shopRoutes = {
  ...catalogue,
  ...content,
  ...customers,
  ...delivery,
  ...cart,
  ...wishlist,
  ...orders,
  ...checkout,
  ...certificates,
  ...orderLink,
  ...orderPhotos,
  ...payments,
  ...people,
  ...reminders,
  ...repeat,
  ...gift,
  ...giftRequests,
};

export type ShopRoutes = typeof shopRoutes;

/** All routes of the back office, by key. */
export const officeRoutes = {
  ...officeStaff,
  ...officeDashboard,
  ...officeNeeds,
  ...officeFind,
  ...officeReminders,
  ...officeBoard,
  ...officeCouriers,
  ...officeDeeds,
  ...courierDeeds,
  ...courierEnrolment,
  ...officePhones,
  ...officeRounds,
  ...officeReports,
  ...officeLedger,
  ...officeCash,
  ...officeOrders,
  ...officeCounter,
  ...officeOrderChanges,
  ...officeSteps,
  ...officePhotos,
  ...officeRequests,
  ...officeCatalogue,
  ...officeTaxonomy,
  ...officeReviews,
  ...officeSearch,
  ...officeStock,
  ...officePictures,
  ...officeImportExport,
  ...officeContent,
  ...officeDuty,
  ...officeSmsTexts,
  ...officeDelivery,
  ...officeHours,
  ...officeWeek,
  ...officeWraps,
  ...officeCertificates,
  ...officePromos,
  ...officePricePlans,
  ...officeFeatures,
  ...officeSettings,
  ...officeMyShop,
  ...officeCustomers,
};

export type OfficeRoutes = typeof officeRoutes;

/** All routes, as in the OpenAPI document. */
export const everyRoute: RouteTable = { ...shopRoutes, ...officeRoutes };
