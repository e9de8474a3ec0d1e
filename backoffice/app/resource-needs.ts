import type { Permission } from '#domain/staff.ts';
import type { ResourceName } from '#backoffice/data/resources.ts';

type Needs = readonly [read: Permission, write: Permission];

/** Permissions for reading a resource, and for writing where they differ. A missing resource does not compile. */
export const resourceNeeds: Record<ResourceName, Needs> = {
  orders: ['orders.read', 'orders.change'],
  products: ['catalogue.read', 'catalogue.write'],
  categories: ['catalogue.read', 'catalogue.write'],
  brands: ['catalogue.read', 'catalogue.write'],
  ideas: ['catalogue.read', 'catalogue.write'],
  occasions: ['catalogue.read', 'catalogue.write'],
  recipients: ['catalogue.read', 'catalogue.write'],
  'search-terms': ['catalogue.read', 'catalogue.write'],
  reviews: ['catalogue.read', 'catalogue.write'],
  pictures: ['catalogue.read', 'catalogue.write'],
  promos: ['catalogue.read', 'promos.write'],
  'price-plans': ['catalogue.read', 'promos.write'],
  stock: ['catalogue.read', 'stock.write'],
  imports: ['import.run', 'import.run'],
  banners: ['content.read', 'content.write'],
  zones: ['orders.read', 'delivery.write'],
  places: ['orders.read', 'delivery.write'],
  days: ['orders.read', 'delivery.write'],
  wraps: ['orders.read', 'delivery.write'],
  certificates: ['certificates.read', 'certificates.write'],
  customers: ['customers.read', 'customers.write'],
  staff: ['staff.manage', 'staff.manage'],
  audit: ['audit.read', 'audit.read'],
};

/** Undefined for what is not a resource. */
export const needsOf = (resource: string): Needs | undefined =>
  (resourceNeeds as Record<string, Needs>)[resource];
