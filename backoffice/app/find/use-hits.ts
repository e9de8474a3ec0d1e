import type { LucideIcon } from 'lucide-react';
import { ClipboardList, Package, PhoneCall, UserRound } from 'lucide-react';
import type { SearchHits } from '#contract/find/office.ts';
import type { OrderStatus } from '#domain/order.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { newOrder, placeGroups } from '#backoffice/app/frame/places.ts';
import { findPlace } from '#backoffice/app/frame/find-place.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { dayName } from '#domain/print/days.ts';
import { count, money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { type Language, pick, pickAll } from '#domain/print/texts.ts';
import { findScreens, type Screen } from './find-screens.ts';
import { findTexts } from './find.texts.ts';

export type Hit = {
  key: string;
  group: string;
  to: string;
  icon: LucideIcon;
  picture?: SearchHits['products'][number]['picture'];
  first: string;
  second: string;
  status?: OrderStatus;
  /** the number of a caller, for a new order */
  caller?: string;
};
type Order = SearchHits['orders'][number];
type Customer = SearchHits['customers'][number];
type Product = SearchHits['products'][number];

/** `isFormer`: the hits are still those of the query before. */
type HitList = { hits: Hit[]; isPending: boolean; isFormer: boolean; error: Error | null };

/** What a query finds: a screen that is called so, orders, people, goods, other screens, and what can be done. */
export function useHits(q: string): HitList {
  const may = useMay();
  const { data, isPending, isPlaceholderData, error } = useAnswer(
    'GET /api/office/find/',
    { query: { q } },
    { isOff: q === '', keepsFormer: true },
  );
  const shape = useShapes();
  const { screens, isNamed } = findScreens(q, may);
  const found = q === '' ? undefined : data?.data;
  const own = screens.map(shape.screen);
  const [caller] = found?.customers ?? [];
  const hits = [
    ...(isNamed ? own : []),
    ...(found?.orders ?? []).map(shape.order),
    ...(found?.customers ?? []).map(shape.customer),
    ...(found?.products ?? []).map(shape.product),
    ...(caller && !caller.isErased && may(newOrder.need) ? [shape.caller(caller)] : []),
    ...(isNamed ? [] : own),
  ];
  return { hits, isPending: isPending && q !== '', isFormer: isPlaceholderData, error };
}

function useShapes() {
  const t = useTexts(findTexts);
  const titles = useTexts(resourceWords);
  const language = useLanguage();
  const { now } = useEnvironment();
  return {
    screen: (screen: Screen) => shapeScreen(screen, t('screens'), language),
    order: (order: Order): Hit => ({
      group: titles('orders'),
      ...shapeOrder(order, now(), language),
    }),
    customer: (one: Customer): Hit => ({
      key: `customer ${one.id}`,
      group: titles('customers'),
      to: `/customers/${one.id}/show`,
      icon: UserRound,
      first: [nameOf(one), phone(one.phone)].join(' · '),
      second: t('ordersOf', { n: count(one.ordersCount) }),
    }),
    product: (one: Product): Hit => ({
      group: titles('products'),
      ...shapeProduct(one, t('left', { n: count(one.free) }), language),
    }),
    caller: (one: Customer): Hit => ({
      key: 'caller',
      group: t('actions'),
      to: newOrder.to,
      icon: PhoneCall,
      first: t('orderFor', { name: nameOf(one) }),
      second: t('orderForHint'),
      caller: one.phone,
    }),
  };
}

const nameOf = ({ name, surname, phone: number }: Customer) => `${name} ${surname}`.trim() || phone(number);
const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

function shapeOrder(order: Order, now: Date, language: Language): Omit<Hit, 'group'> {
  return {
    key: `order ${order.id}`,
    to: `/orders/${order.id}/show`,
    icon: ClipboardList,
    first: joined([order.number, order.recipient, goodsOf(order, language)]),
    second: joined([timeOf(order, now, language), pick(order.place, language), money(order.total)]),
    status: order.status,
  };
}

function shapeProduct(one: Product, left: string, language: Language): Omit<Hit, 'group'> {
  return {
    key: `product ${one.id}`,
    to: `/products/${one.id}`,
    icon: Package,
    picture: one.picture,
    first: pick(one.title, language),
    second: joined([money(one.price), left, one.sku]),
  };
}

function shapeScreen({ to, words, place }: Screen, group: string, language: Language): Hit {
  const all = placeGroups.flatMap(({ places }) => places);
  const icon = findPlace(to, all)?.icon ?? ClipboardList;
  return {
    key: `screen ${to} ${words.tm}`,
    group,
    to,
    icon,
    first: words[language],
    second: place[language],
  };
}

const goodsOf = ({ firstItem, itemsCount }: Order, language: Language) =>
  firstItem &&
  `${pickAll([firstItem.title, firstItem.optionTitle], language)}${itemsCount > 1 ? ` … ${count(itemsCount)}` : ''}`;

function timeOf({ delivery: { day, from, to } }: Order, now: Date, language: Language): string {
  if (!day) return '';
  return [dayName(day, now, language), from && to && `${from}–${to}`].filter(Boolean).join(' ');
}
