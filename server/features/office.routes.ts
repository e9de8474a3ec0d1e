import { officeRoutes } from '#contract/index.ts';
import { officeStaff } from '#contract/staff/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { officeCatalogueHandlers, officeStockHandlers } from './catalogue/catalogue.office.routes.ts';
import {
  officeContentHandlers,
  officeFeaturesHandlers,
  officeHoursHandlers,
  officeWeekHandlers,
  officeWrapsHandlers,
} from './content/content.office.routes.ts';
import { officeCustomersHandlers } from './privacy/privacy.office.routes.ts';
import { officeFindHandlers } from './find/find.office.routes.ts';
import { officeDashboardHandlers, officeNeedsHandlers } from './dashboard/dashboard.office.routes.ts';
import { officeRemindersHandlers } from './people/people.office.routes.ts';
import { officeMyShopHandlers } from './my-shop/my-shop.office.routes.ts';
import { officeSettingsHandlers } from './payments/payments.office.routes.ts';
import { officeDutyHandlers, officeSmsTextsHandlers } from './notifications/notifications.office.routes.ts';
import { officeDeliveryHandlers } from './delivery/delivery.office.routes.ts';
import { officeImportExportHandlers } from './import-export/import-export.office.routes.ts';
import { officeCounterHandlers } from './fulfilment/counter/counter.office.routes.ts';
import { officeBoardHandlers, officeOrdersHandlers } from './fulfilment/fulfilment.office.routes.ts';
import { officeCouriersHandlers } from '#server/features/couriers/couriers.office.routes.ts';
import {
  courierDeedsHandlers,
  officeDeedsHandlers,
  officeRoundsHandlers,
} from '#server/features/couriers/couriers.office.routes.ts';
import { courierEnrolmentHandlers, officePhonesHandlers } from './couriers/phones.routes.ts';
import { officeOrderChangesHandlers } from './fulfilment/order-changes.office.routes.ts';
import { officePhotosHandlers } from '#server/features/parcel-photos/photos.office.routes.ts';
import { officeStepsHandlers } from './fulfilment/steps/steps.office.routes.ts';
import { officeCertificatesHandlers } from './certificates/certificates.office.routes.ts';
import { officeRequestsHandlers } from '#server/features/gift-requests/gift-requests.office.routes.ts';
import { officePromosHandlers } from './promo/promo.office.routes.ts';
import { officeReportsHandlers } from './reports/reports.office.routes.ts';
import { officeCashHandlers, officeLedgerHandlers } from './ledger/ledger.office.routes.ts';
import { officePicturesHandlers } from './media/media.office.routes.ts';
import { officePricePlansHandlers } from './catalogue/price-plans/price-plans.office.routes.ts';
import { officeReviewsHandlers } from './catalogue/reviews/reviews.office.routes.ts';
import { officeTaxonomyHandlers } from './catalogue/taxonomy/taxonomy.office.routes.ts';
import { officeSearchHandlers } from './catalogue/search/search.office.routes.ts';

/** Everything the back office does besides staff and their sessions. */
type Work = Omit<typeof officeRoutes, keyof typeof officeStaff>;
export const officeWork = Object.fromEntries(
  Object.entries(officeRoutes).filter(([key]) => !Object.hasOwn(officeStaff, key)),
) as Work;

export const officeHandlers: Handlers<Context, Work> = {
  ...officeDashboardHandlers,
  ...officeNeedsHandlers,
  ...officeFindHandlers,
  ...officeRemindersHandlers,
  ...officeBoardHandlers,
  ...officeCouriersHandlers,
  ...officeDeedsHandlers,
  ...officeRoundsHandlers,
  ...courierDeedsHandlers,
  ...courierEnrolmentHandlers,
  ...officePhonesHandlers,
  ...officeReportsHandlers,
  ...officeLedgerHandlers,
  ...officeCashHandlers,
  ...officeOrdersHandlers,
  ...officeCounterHandlers,
  ...officeOrderChangesHandlers,
  ...officeStepsHandlers,
  ...officePhotosHandlers,
  ...officeRequestsHandlers,
  ...officeCatalogueHandlers,
  ...officeTaxonomyHandlers,
  ...officeReviewsHandlers,
  ...officeSearchHandlers,
  ...officeStockHandlers,
  ...officePicturesHandlers,
  ...officeImportExportHandlers,
  ...officeContentHandlers,
  ...officeDutyHandlers,
  ...officeSmsTextsHandlers,
  ...officeDeliveryHandlers,
  ...officeHoursHandlers,
  ...officeWeekHandlers,
  ...officeWrapsHandlers,
  ...officeCertificatesHandlers,
  ...officePromosHandlers,
  ...officePricePlansHandlers,
  ...officeFeaturesHandlers,
  ...officeSettingsHandlers,
  ...officeMyShopHandlers,
  ...officeCustomersHandlers,
};
