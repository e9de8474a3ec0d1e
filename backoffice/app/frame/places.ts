import {
  BadgePercent,
  Banknote,
  BellRing,
  Bike,
  Boxes,
  CalendarClock,
  CalendarHeart,
  CalendarX,
  ChartColumn,
  ClipboardList,
  Clock,
  CreditCard,
  FileSpreadsheet,
  FileText,
  FolderTree,
  Gift,
  Heart,
  History,
  Image,
  Images,
  KanbanSquare,
  LayoutDashboard,
  LayoutList,
  Lightbulb,
  type LucideIcon,
  MailQuestion,
  Map,
  MapPin,
  MessageSquare,
  Package,
  PackagePlus,
  PackageSearch,
  PartyPopper,
  PhoneCall,
  Search,
  SearchX,
  Star,
  Tags,
  Ticket,
  TicketPercent,
  ToggleRight,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react';
import type { Permission } from '#domain/staff.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import type { Phrase } from '#domain/print/texts.ts';
import { layoutTexts } from './layout.texts.ts';

export type Place = { to: string; words: Phrase; icon: LucideIcon; need: Permission };
/** `isFolded`: collapsed until its heading is pressed or its page is open. */
export type PlaceGroup = { words: Phrase; places: readonly Place[]; isFolded?: boolean };

const place = (to: string, words: Phrase, icon: LucideIcon, need: Permission): Place => ({
  to,
  words,
  icon,
  need,
});
const kept = (name: keyof typeof resourceWords, icon: LucideIcon, need: Permission): Place =>
  place(`/${name}`, resourceWords[name], icon, need);

/** All menu entries, in order. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    words: layoutTexts.work,
    places: [
      place('/', layoutTexts.dashboard, LayoutDashboard, 'dashboard.read'),
      place('/board', layoutTexts.board, KanbanSquare, 'orders.read'),
      kept('orders', ClipboardList, 'orders.read'),
      place('/orders/create', layoutTexts.newOrder, PhoneCall, 'orders.change'),
      place('/requests', layoutTexts.requests, MailQuestion, 'orders.change'),
      place('/takings', layoutTexts.takings, Banknote, 'takings.write'),
      place('/cash', layoutTexts.cash, Wallet, 'reports.read'),
      place('/reports', layoutTexts.reports, ChartColumn, 'reports.read'),
      place('/round', layoutTexts.round, Bike, 'round.work'),
      kept('customers', Users, 'customers.read'),
    ],
  },
  {
    words: layoutTexts.products,
    places: [
      kept('products', Package, 'catalogue.read'),
      kept('stock', Boxes, 'catalogue.read'),
      kept('imports', FileSpreadsheet, 'import.run'),
      kept('reviews', Star, 'catalogue.write'),
    ],
  },
  {
    words: layoutTexts.catalogue,
    isFolded: true,
    places: [
      kept('categories', FolderTree, 'catalogue.write'),
      kept('brands', BadgePercent, 'catalogue.write'),
      kept('ideas', Lightbulb, 'catalogue.write'),
      kept('occasions', PartyPopper, 'catalogue.write'),
      kept('recipients', Heart, 'catalogue.write'),
      kept('pictures', Images, 'catalogue.write'),
      kept('search-terms', Search, 'catalogue.write'),
      place('/gaps', layoutTexts.gaps, PackageSearch, 'catalogue.read'),
      place('/empty-searches', layoutTexts.emptySearches, SearchX, 'catalogue.write'),
    ],
  },
  {
    words: layoutTexts.shop,
    isFolded: true,
    places: [
      kept('banners', Image, 'content.read'),
      place('/home-sections', layoutTexts.homeSections, LayoutList, 'content.read'),
      place('/add-ons', layoutTexts.addOns, PackagePlus, 'content.read'),
      place('/texts/home', layoutTexts.texts, FileText, 'content.read'),
      kept('wraps', Gift, 'delivery.write'),
      place('/reminders', layoutTexts.reminders, CalendarHeart, 'dashboard.read'),
      kept('price-plans', Tags, 'catalogue.read'),
      kept('promos', TicketPercent, 'catalogue.read'),
      kept('certificates', Ticket, 'certificates.read'),
    ],
  },
  {
    words: layoutTexts.deliveryGroup,
    isFolded: true,
    places: [
      kept('zones', Map, 'delivery.write'),
      kept('places', MapPin, 'delivery.write'),
      kept('slots', CalendarClock, 'delivery.write'),
      kept('days', CalendarX, 'delivery.write'),
      place('/hours', layoutTexts.hours, Clock, 'delivery.write'),
    ],
  },
  {
    words: layoutTexts.settings,
    isFolded: true,
    places: [
      place('/duty', layoutTexts.duty, BellRing, 'orders.change'),
      place('/payments', layoutTexts.payments, CreditCard, 'settings.read'),
      place('/features', layoutTexts.features, ToggleRight, 'settings.read'),
      place('/sms-texts', layoutTexts.sms, MessageSquare, 'content.read'),
      kept('staff', UserCog, 'staff.manage'),
      kept('audit', History, 'audit.read'),
    ],
  },
];
