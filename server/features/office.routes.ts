import { officeRoutes } from '#contract/index.ts';
import { officeStaff } from '#contract/staff/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import {
  officeCatalogueHandlers,
  officeStockHandlers,
} from '#server/features/catalogue/catalogue.office.routes.ts';
import {
  officeContentHandlers,
  officeSettingsHandlers,
} from '#server/features/content/content.office.routes.ts';
import {
  officeCustomersHandlers,
  officeDashboardHandlers,
} from '#server/features/privacy/privacy.office.routes.ts';
import {
  officeWindowsHandlers,
  officeWrapsHandlers,
  officeZonesHandlers,
} from '#server/features/delivery/delivery.office.routes.ts';
import { officeExchangeHandlers } from '#server/features/import-export/import-export.office.routes.ts';
import {
  officeBoardHandlers,
  officeOrdersHandlers,
} from '#server/features/fulfilment/fulfilment.office.routes.ts';
import { officePicturesHandlers } from '#server/features/media/media.office.routes.ts';
import {
  officeOccasionsHandlers,
  officeReviewsHandlers,
  officeShelvesHandlers,
} from '#server/features/catalogue/taxonomy/taxonomy.office.routes.ts';

/** Everything the back office does besides staff and their sessions. */
type Work = Omit<typeof officeRoutes, keyof typeof officeStaff>;
export const officeWork = Object.fromEntries(
  Object.entries(officeRoutes).filter(([key]) => !Object.hasOwn(officeStaff, key)),
) as Work;

export const officeHandlers: Handlers<Context, Work> = {
  ...officeDashboardHandlers,
  ...officeBoardHandlers,
  ...officeOrdersHandlers,
  ...officeCatalogueHandlers,
  ...officeShelvesHandlers,
  ...officeOccasionsHandlers,
  ...officeReviewsHandlers,
  ...officeStockHandlers,
  ...officePicturesHandlers,
  ...officeExchangeHandlers,
  ...officeContentHandlers,
  ...officeZonesHandlers,
  ...officeWindowsHandlers,
  ...officeWrapsHandlers,
  ...officeSettingsHandlers,
  ...officeCustomersHandlers,
};
