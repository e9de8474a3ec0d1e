import {
  Bike,
  Boxes,
  ChartColumn,
  ClipboardList,
  FileText,
  Gift,
  LayoutDashboard,
  LayoutPanelTop,
  type LucideIcon,
  Package,
  Search,
  SquareKanban,
  Store,
  TicketPercent,
  Truck,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react';
import type { Permission } from '#domain/staff.ts';
import type { Phrase } from '#domain/print/texts.ts';
import { contentTexts } from '#backoffice/features/content/content.texts.ts';
import { reportTexts } from '#backoffice/features/reports/reports.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { layoutTexts } from './layout.texts.ts';
import { newPlace } from './old-places.ts';

/** One screen of a place; `tabs` are the screens of a tab that has several. */
export type Tab = { to: string; words: Phrase; need: Permission; tabs?: readonly Tab[] };
/** An entry of the menu; without `tabs` it is one screen. */
export type Place = Tab & { icon: LucideIcon };
export type PlaceGroup = { words: Phrase; places: readonly Place[] };

const tab = (to: string, words: Phrase, need: Permission): Tab => ({ to, words, need });
const kept = (name: keyof typeof resourceWords, need: Permission): Tab =>
  tab(newPlace(`/${name}`), resourceWords[name], need);
const place = (icon: LucideIcon, one: Tab): Place => ({ ...one, icon });
/** Opens at the first of its tabs that one may see. */
const joined = (icon: LucideIcon, words: Phrase, tabs: readonly [Tab, ...Tab[]]): Place => ({
  ...tabs[0],
  icon,
  words,
  tabs,
});

const section = (name: keyof typeof resourceWords) => kept(name, 'catalogue.write');
const text = (part: 'home' | 'contacts' | 'legal' | 'about' | 'delivery' | 'privacy') =>
  tab(`/texts/${part}`, contentTexts[part], 'content.read');
const sections = (['categories', 'brands', 'ideas', 'occasions', 'recipients'] as const).map(section);

/** All menu entries, in order; a courier has one of their own. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    words: layoutTexts.work,
    places: [
      place(LayoutDashboard, tab('/', layoutTexts.dashboard, 'dashboard.read')),
      place(SquareKanban, tab('/board', layoutTexts.board, 'orders.read')),
      place(ClipboardList, kept('orders', 'orders.read')),
      joined(Wallet, layoutTexts.money, [
        tab('/money/couriers', layoutTexts.takings, 'takings.write'),
        tab('/money/cash', layoutTexts.cash, 'reports.read'),
        tab('/money/day', reportTexts.day, 'reports.read'),
      ]),
      joined(ChartColumn, layoutTexts.reports, [
        tab('/reports', reportTexts.sales, 'reports.read'),
        tab('/reports/plots', reportTexts.plots, 'dashboard.read'),
        tab('/reports/stock', reportTexts.stock, 'reports.read'),
        tab('/reports/banks', reportTexts.banks, 'reports.read'),
        tab('/reports/ledger', reportTexts.ledger, 'reports.read'),
        tab('/reports/reminders', layoutTexts.reminders, 'dashboard.read'),
      ]),
      place(Users, kept('customers', 'customers.read')),
      place(Bike, tab('/round', layoutTexts.round, 'round.work')),
    ],
  },
  {
    words: layoutTexts.products,
    places: [
      joined(Package, resourceWords.products, [
        kept('products', 'catalogue.read'),
        { ...section('categories'), words: layoutTexts.sections, tabs: sections },
        kept('reviews', 'catalogue.write'),
        kept('pictures', 'catalogue.write'),
        kept('imports', 'import.run'),
      ]),
      place(Boxes, kept('stock', 'catalogue.read')),
      joined(TicketPercent, layoutTexts.discounts, [
        kept('price-plans', 'catalogue.read'),
        kept('promos', 'catalogue.read'),
        kept('certificates', 'certificates.read'),
      ]),
      joined(Gift, layoutTexts.wrapping, [
        kept('wraps', 'delivery.write'),
        tab('/wraps/add-ons', layoutTexts.addOns, 'content.read'),
      ]),
    ],
  },
  {
    words: layoutTexts.show,
    places: [
      joined(LayoutPanelTop, layoutTexts.homePage, [
        tab('/home-page', layoutTexts.homeSections, 'content.read'),
        kept('banners', 'content.read'),
      ]),
      joined(FileText, layoutTexts.texts, [
        ...([text('home'), text('contacts')] as const),
        ...[text('legal'), text('about'), text('delivery'), text('privacy')],
        tab('/texts/sms', layoutTexts.sms, 'content.read'),
      ]),
      joined(Search, layoutTexts.search, [
        tab('/search', layoutTexts.emptySearches, 'catalogue.write'),
        kept('search-terms', 'catalogue.write'),
      ]),
    ],
  },
  {
    words: layoutTexts.shop,
    places: [
      joined(Store, layoutTexts.myShop, [
        tab('/my-shop', layoutTexts.myShop, 'settings.read'),
        tab('/my-shop/payments', layoutTexts.payments, 'settings.read'),
      ]),
      joined(Truck, layoutTexts.delivery, [
        tab('/delivery', layoutTexts.week, 'delivery.write'),
        kept('zones', 'delivery.write'),
        kept('places', 'delivery.write'),
        kept('days', 'delivery.write'),
      ]),
      joined(UserCog, layoutTexts.team, [
        kept('staff', 'staff.manage'),
        tab('/staff/duty', layoutTexts.duty, 'orders.change'),
        kept('audit', 'audit.read'),
      ]),
    ],
  },
];

/** A new order by phone, which the bar, the key `n` and the search open. */
export const newOrder = tab('/orders/create', layoutTexts.newOrder, 'orders.change');
