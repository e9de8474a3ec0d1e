import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { delivery } from './delivery.ts';
import { identity } from './identity.ts';
import { officeBoard } from './office-board.ts';
import { officeCatalogue } from './office-catalogue.ts';
import { officeContent } from './office-content.ts';
import { officeCustomers } from './office-customers.ts';
import { officeDashboard } from './office-dashboard.ts';
import { officeExchange } from './office-exchange.ts';
import { officeOccasions } from './office-occasions.ts';
import { officeOrders } from './office-orders.ts';
import { officePictures } from './office-pictures.ts';
import { officeSettings } from './office-settings.ts';
import { officeReviews } from './office-reviews.ts';
import { officeShelves } from './office-shelves.ts';
import { officeStaff } from './office-staff.ts';
import { officeStock } from './office-stock.ts';
import { officeWindows } from './office-windows.ts';
import { officeWraps } from './office-wraps.ts';
import { officeZones } from './office-zones.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import type { RouteTable } from './route.ts';
import { wishlist } from './wishlist.ts';

/** Every route of the shop, by its key. */
export const shopRoutes = {
  ...catalogue,
  ...content,
  ...identity,
  ...delivery,
  ...cart,
  ...wishlist,
  ...orders,
  ...checkout,
  ...payments,
};

export type ShopRoutes = typeof shopRoutes;

/** Every route of the back office, by its key. */
export const officeRoutes = {
  ...officeStaff,
  ...officeDashboard,
  ...officeBoard,
  ...officeOrders,
  ...officeCatalogue,
  ...officeShelves,
  ...officeOccasions,
  ...officeReviews,
  ...officeStock,
  ...officePictures,
  ...officeExchange,
  ...officeContent,
  ...officeZones,
  ...officeWindows,
  ...officeWraps,
  ...officeSettings,
  ...officeCustomers,
};

export type OfficeRoutes = typeof officeRoutes;

/** All there is to call, as the published document describes it. */
export const everyRoute: RouteTable = { ...shopRoutes, ...officeRoutes };
