import { type ComponentType, lazy } from 'react';
import { newPlace } from '#backoffice/app/frame/old-places.ts';
import type { ResourceName } from '#backoffice/data/resources.ts';

type Screens = {
  name: ResourceName;
  list: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  show?: ComponentType;
};

/** A lazily loaded screen, by its export name. */
function screen<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): ComponentType {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] }));
}

const category = () => import('#backoffice/features/taxonomy/CategoryForm.tsx');
const brand = () => import('#backoffice/features/taxonomy/BrandForm.tsx');
const idea = () => import('#backoffice/features/taxonomy/IdeaForm.tsx');
const occasion = () => import('#backoffice/features/taxonomy/OccasionForm.tsx');
const recipient = () => import('#backoffice/features/taxonomy/RecipientForm.tsx');
const searchTerm = () => import('#backoffice/features/search-terms/SearchTermForm.tsx');
const banner = () => import('#backoffice/features/content/BannerForm.tsx');
const zone = () => import('#backoffice/features/delivery/ZoneForm.tsx');
const place = () => import('#backoffice/features/delivery/PlaceForm.tsx');
const promo = () => import('#backoffice/features/promo/PromoForm.tsx');
const pricePlan = () => import('#backoffice/features/promo/PricePlanForm.tsx');
const wrap = () => import('#backoffice/features/delivery/WrapForm.tsx');

/** The react-admin resources and their screens. */
export const resources: readonly Screens[] = [
  {
    name: 'orders',
    list: screen(() => import('#backoffice/features/orders/list/OrderList.tsx'), 'OrderList'),
    show: screen(() => import('#backoffice/features/orders/show/OrderShow.tsx'), 'OrderShow'),
    create: lazy(() => import('#backoffice/features/fulfilment/NewOrderPage.tsx')),
  },
  {
    name: 'products',
    list: screen(() => import('#backoffice/features/catalogue/ProductList.tsx'), 'ProductList'),
    edit: screen(() => import('#backoffice/features/catalogue/ProductEdit.tsx'), 'ProductEdit'),
    create: screen(() => import('#backoffice/features/catalogue/ProductCreate.tsx'), 'ProductCreate'),
  },
  {
    name: 'categories',
    list: screen(() => import('#backoffice/features/taxonomy/CategoryList.tsx'), 'CategoryList'),
    edit: screen(category, 'CategoryEdit'),
    create: screen(category, 'CategoryCreate'),
  },
  {
    name: 'brands',
    list: screen(() => import('#backoffice/features/taxonomy/BrandList.tsx'), 'BrandList'),
    edit: screen(brand, 'BrandEdit'),
    create: screen(brand, 'BrandCreate'),
  },
  {
    name: 'ideas',
    list: screen(() => import('#backoffice/features/taxonomy/IdeaList.tsx'), 'IdeaList'),
    edit: screen(idea, 'IdeaEdit'),
    create: screen(idea, 'IdeaCreate'),
  },
  {
    name: 'occasions',
    list: screen(() => import('#backoffice/features/taxonomy/OccasionList.tsx'), 'OccasionList'),
    edit: screen(occasion, 'OccasionEdit'),
    create: screen(occasion, 'OccasionCreate'),
  },
  {
    name: 'recipients',
    list: screen(() => import('#backoffice/features/taxonomy/RecipientList.tsx'), 'RecipientList'),
    edit: screen(recipient, 'RecipientEdit'),
    create: screen(recipient, 'RecipientCreate'),
  },
  {
    name: 'search-terms',
    list: screen(() => import('#backoffice/features/search-terms/SearchTermList.tsx'), 'SearchTermList'),
    edit: screen(searchTerm, 'SearchTermEdit'),
    create: screen(searchTerm, 'SearchTermCreate'),
  },
  {
    name: 'reviews',
    list: screen(() => import('#backoffice/features/catalogue/ReviewList.tsx'), 'ReviewList'),
  },
  {
    name: 'stock',
    list: screen(() => import('#backoffice/features/stock/StockList.tsx'), 'StockList'),
    show: screen(() => import('#backoffice/features/stock/StockShow.tsx'), 'StockShow'),
  },
  {
    name: 'pictures',
    list: screen(() => import('#backoffice/features/media/PictureList.tsx'), 'PictureList'),
  },
  {
    name: 'imports',
    list: screen(() => import('#backoffice/features/import-export/ImportExportList.tsx'), 'ImportExportList'),
  },
  {
    name: 'banners',
    list: screen(() => import('#backoffice/features/content/BannerList.tsx'), 'BannerList'),
    edit: screen(banner, 'BannerEdit'),
    create: screen(banner, 'BannerCreate'),
  },
  {
    name: 'zones',
    list: screen(() => import('#backoffice/features/delivery/ZoneList.tsx'), 'ZoneList'),
    edit: screen(zone, 'ZoneEdit'),
    create: screen(zone, 'ZoneCreate'),
  },
  {
    name: 'places',
    list: screen(() => import('#backoffice/features/delivery/PlaceList.tsx'), 'PlaceList'),
    edit: screen(place, 'PlaceEdit'),
    create: screen(place, 'PlaceCreate'),
  },
  {
    name: 'days',
    list: screen(() => import('#backoffice/features/delivery/DayList.tsx'), 'DayList'),
    edit: screen(() => import('#backoffice/features/delivery/DayEdit.tsx'), 'DayEdit'),
  },
  {
    name: 'wraps',
    list: screen(() => import('#backoffice/features/delivery/WrapList.tsx'), 'WrapList'),
    edit: screen(wrap, 'WrapEdit'),
    create: screen(wrap, 'WrapCreate'),
  },
  {
    name: 'certificates',
    list: screen(() => import('#backoffice/features/certificates/CertificateList.tsx'), 'CertificateList'),
    show: screen(() => import('#backoffice/features/certificates/CertificateShow.tsx'), 'CertificateShow'),
    create: screen(
      () => import('#backoffice/features/certificates/CertificateForm.tsx'),
      'CertificateCreate',
    ),
  },
  {
    name: 'promos',
    list: screen(() => import('#backoffice/features/promo/PromoList.tsx'), 'PromoList'),
    edit: screen(promo, 'PromoEdit'),
    create: screen(promo, 'PromoCreate'),
  },
  {
    name: 'price-plans',
    list: screen(() => import('#backoffice/features/promo/PricePlanList.tsx'), 'PricePlanList'),
    edit: screen(pricePlan, 'PricePlanEdit'),
    create: screen(pricePlan, 'PricePlanCreate'),
  },
  {
    name: 'customers',
    list: screen(() => import('#backoffice/features/customers/CustomerList.tsx'), 'CustomerList'),
    show: screen(() => import('#backoffice/features/customers/CustomerShow.tsx'), 'CustomerShow'),
  },
  {
    name: 'staff',
    list: screen(() => import('#backoffice/features/staff/StaffList.tsx'), 'StaffList'),
    edit: screen(() => import('#backoffice/features/staff/StaffEdit.tsx'), 'StaffEdit'),
    create: screen(() => import('#backoffice/features/staff/StaffCreate.tsx'), 'StaffCreate'),
  },
  { name: 'audit', list: screen(() => import('#backoffice/features/staff/AuditList.tsx'), 'AuditList') },
];

/** Where the screens of a resource are; the component library links to its name, from where one is led on. */
export const addressOf = ({ name }: Pick<Screens, 'name'>) => newPlace(`/${name}`);
export const isMoved = (screens: Screens) => addressOf(screens) !== `/${screens.name}`;
