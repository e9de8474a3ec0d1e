import { officeRoutes } from '#contract/index.ts';
import { officeStaff } from '#contract/staff/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { officeCatalogueHandlers, officeStockHandlers } from './office-catalogue.routes.ts';
import { officeContentHandlers, officeSettingsHandlers } from './office-content.routes.ts';
import { officeCustomersHandlers, officeDashboardHandlers } from './office-customers.routes.ts';
import { officeWindowsHandlers, officeWrapsHandlers, officeZonesHandlers } from './office-delivery.routes.ts';
import { officeExchangeHandlers } from './office-exchange.routes.ts';
import { officeBoardHandlers, officeOrdersHandlers } from './office-orders.routes.ts';
import { officePicturesHandlers } from './office-pictures.routes.ts';
import {
  officeOccasionsHandlers,
  officeReviewsHandlers,
  officeShelvesHandlers,
} from './office-shelves.routes.ts';

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
