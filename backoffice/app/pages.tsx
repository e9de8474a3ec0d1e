import { type ComponentType, lazy } from 'react';

type Page = { path: string; page: ComponentType };

/** Screens that are not lists of records, each loaded on demand. */
export const pages: readonly Page[] = [
  { path: '/board', page: lazy(() => import('#backoffice/features/fulfilment/board/BoardPage.tsx')) },
  { path: '/staff/duty', page: lazy(() => import('#backoffice/features/dashboard/DutyPage.tsx')) },
  {
    path: '/board/photos',
    page: lazy(() => import('#backoffice/features/fulfilment/photo-run/PhotoRunPage.tsx')),
  },
  { path: '/me', page: lazy(() => import('#backoffice/features/staff/account/AccountPage.tsx')) },
  {
    path: '/money/couriers',
    page: lazy(() => import('#backoffice/features/couriers/TakingsPage.tsx')),
  },
  { path: '/money/cash', page: lazy(() => import('#backoffice/features/ledger/CashPage.tsx')) },
  { path: '/round', page: lazy(() => import('#backoffice/features/couriers/RoundPage.tsx')) },
  { path: '/money/day', page: lazy(() => import('#backoffice/features/reports/DayClosePage.tsx')) },
  { path: '/reports', page: lazy(() => import('#backoffice/features/reports/ReportsPage.tsx')) },
  { path: '/reports/:report', page: lazy(() => import('#backoffice/features/reports/ReportsPage.tsx')) },
  {
    path: '/search',
    page: lazy(() => import('#backoffice/features/search-terms/EmptySearchesPage.tsx')),
  },
  { path: '/reports/reminders', page: lazy(() => import('#backoffice/features/people/RemindersPage.tsx')) },
  { path: '/home-page', page: lazy(() => import('#backoffice/features/content/HomeSectionsPage.tsx')) },
  { path: '/wraps/add-ons', page: lazy(() => import('#backoffice/features/content/AddOnsPage.tsx')) },
  { path: '/texts/:part', page: lazy(() => import('#backoffice/features/content/TextsPage.tsx')) },
  { path: '/texts/sms', page: lazy(() => import('#backoffice/features/notifications/SmsTextsPage.tsx')) },
  { path: '/delivery', page: lazy(() => import('#backoffice/features/delivery/week/WeekPage.tsx')) },
  { path: '/my-shop', page: lazy(() => import('#backoffice/features/my-shop/MyShopPage.tsx')) },
  { path: '/my-shop/payments', page: lazy(() => import('#backoffice/features/payments/PaymentsPage.tsx')) },
];

/** Print views, without menu and bar. */
export const packingSlips: readonly Page[] = [
  {
    path: '/papers',
    page: lazy(() => import('#backoffice/features/fulfilment/packing-slips/PackingSlipsPage.tsx')),
  },
];
