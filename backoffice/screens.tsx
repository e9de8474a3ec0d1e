import { type ComponentType, lazy } from 'react';
import type { ResourceName } from './data/resources.ts';

type Screens = {
  name: ResourceName;
  list: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  show?: ComponentType;
};

/** A screen that is fetched when it is opened, by its name in its file. */
function screen<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): ComponentType {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] }));
}

const category = () => import('./shelves/CategoryForm.tsx');
const brand = () => import('./shelves/BrandForm.tsx');
const idea = () => import('./shelves/IdeaForm.tsx');
const occasion = () => import('./shelves/OccasionForm.tsx');
const recipient = () => import('./shelves/RecipientForm.tsx');
const banner = () => import('./content/BannerForm.tsx');
const zone = () => import('./delivery/ZoneForm.tsx');
const place = () => import('./delivery/PlaceForm.tsx');
const slot = () => import('./delivery/SlotForm.tsx');
const wrap = () => import('./delivery/WrapForm.tsx');

/** What the office keeps, and the screens for it. */
export const resources: readonly Screens[] = [
  {
    name: 'orders',
    list: screen(() => import('./orders/OrderList.tsx'), 'OrderList'),
    show: screen(() => import('./orders/OrderShow.tsx'), 'OrderShow'),
    create: lazy(() => import('./orders/DeskOrderPage.tsx')),
  },
  {
    name: 'products',
    list: screen(() => import('./catalogue/ProductList.tsx'), 'ProductList'),
    edit: screen(() => import('./catalogue/ProductEdit.tsx'), 'ProductEdit'),
    create: screen(() => import('./catalogue/ProductCreate.tsx'), 'ProductCreate'),
  },
  {
    name: 'categories',
    list: screen(() => import('./shelves/CategoryList.tsx'), 'CategoryList'),
    edit: screen(category, 'CategoryEdit'),
    create: screen(category, 'CategoryCreate'),
  },
  {
    name: 'brands',
    list: screen(() => import('./shelves/BrandList.tsx'), 'BrandList'),
    edit: screen(brand, 'BrandEdit'),
    create: screen(brand, 'BrandCreate'),
  },
  {
    name: 'ideas',
    list: screen(() => import('./shelves/IdeaList.tsx'), 'IdeaList'),
    edit: screen(idea, 'IdeaEdit'),
    create: screen(idea, 'IdeaCreate'),
  },
  {
    name: 'occasions',
    list: screen(() => import('./shelves/OccasionList.tsx'), 'OccasionList'),
    edit: screen(occasion, 'OccasionEdit'),
    create: screen(occasion, 'OccasionCreate'),
  },
  {
    name: 'recipients',
    list: screen(() => import('./shelves/RecipientList.tsx'), 'RecipientList'),
    edit: screen(recipient, 'RecipientEdit'),
    create: screen(recipient, 'RecipientCreate'),
  },
  { name: 'reviews', list: screen(() => import('./shelves/ReviewList.tsx'), 'ReviewList') },
  {
    name: 'stock',
    list: screen(() => import('./stock/StockList.tsx'), 'StockList'),
    show: screen(() => import('./stock/StockShow.tsx'), 'StockShow'),
  },
  { name: 'pictures', list: screen(() => import('./pictures/PictureList.tsx'), 'PictureList') },
  { name: 'imports', list: screen(() => import('./exchange/ExchangeList.tsx'), 'ExchangeList') },
  {
    name: 'banners',
    list: screen(() => import('./content/BannerList.tsx'), 'BannerList'),
    edit: screen(banner, 'BannerEdit'),
    create: screen(banner, 'BannerCreate'),
  },
  {
    name: 'zones',
    list: screen(() => import('./delivery/ZoneList.tsx'), 'ZoneList'),
    edit: screen(zone, 'ZoneEdit'),
    create: screen(zone, 'ZoneCreate'),
  },
  {
    name: 'places',
    list: screen(() => import('./delivery/PlaceList.tsx'), 'PlaceList'),
    edit: screen(place, 'PlaceEdit'),
    create: screen(place, 'PlaceCreate'),
  },
  {
    name: 'slots',
    list: screen(() => import('./delivery/SlotList.tsx'), 'SlotList'),
    edit: screen(slot, 'SlotEdit'),
    create: screen(slot, 'SlotCreate'),
  },
  {
    name: 'days',
    list: screen(() => import('./delivery/DayList.tsx'), 'DayList'),
    edit: screen(() => import('./delivery/DayEdit.tsx'), 'DayEdit'),
  },
  {
    name: 'wraps',
    list: screen(() => import('./delivery/WrapList.tsx'), 'WrapList'),
    edit: screen(wrap, 'WrapEdit'),
    create: screen(wrap, 'WrapCreate'),
  },
  {
    name: 'customers',
    list: screen(() => import('./customers/CustomerList.tsx'), 'CustomerList'),
    show: screen(() => import('./customers/CustomerShow.tsx'), 'CustomerShow'),
  },
  {
    name: 'staff',
    list: screen(() => import('./staff/StaffList.tsx'), 'StaffList'),
    edit: screen(() => import('./staff/StaffEdit.tsx'), 'StaffEdit'),
    create: screen(() => import('./staff/StaffCreate.tsx'), 'StaffCreate'),
  },
  { name: 'audit', list: screen(() => import('./staff/AuditList.tsx'), 'AuditList') },
];
