import { type ComponentType, lazy } from 'react';

type Page = { path: string; page: ComponentType };

/** Screens that are not lists of records, each loaded on demand. */
export const pages: readonly Page[] = [
  { path: '/board', page: lazy(() => import('#backoffice/features/fulfilment/board/BoardPage.tsx')) },
  { path: '/duty', page: lazy(() => import('#backoffice/features/dashboard/DutyPage.tsx')) },
  { path: '/me', page: lazy(() => import('#backoffice/features/staff/account/AccountPage.tsx')) },
  {
    path: '/takings',
    page: lazy(() => import('#backoffice/features/couriers/TakingsPage.tsx')),
  },
  { path: '/cash', page: lazy(() => import('#backoffice/features/ledger/CashPage.tsx')) },
  {
    path: '/requests',
    page: lazy(() => import('#backoffice/features/gift-requests/RequestsPage.tsx')),
  },
  { path: '/round', page: lazy(() => import('#backoffice/features/couriers/RoundPage.tsx')) },
  { path: '/reports', page: lazy(() => import('#backoffice/features/reports/ReportsPage.tsx')) },
  { path: '/gaps', page: lazy(() => import('#backoffice/features/catalogue/GapsPage.tsx')) },
  {
    path: '/empty-searches',
    page: lazy(() => import('#backoffice/features/search-terms/EmptySearchesPage.tsx')),
  },
  { path: '/reminders', page: lazy(() => import('#backoffice/features/people/RemindersPage.tsx')) },
  { path: '/home-sections', page: lazy(() => import('#backoffice/features/content/HomeSectionsPage.tsx')) },
  { path: '/add-ons', page: lazy(() => import('#backoffice/features/content/AddOnsPage.tsx')) },
  { path: '/texts/:part', page: lazy(() => import('#backoffice/features/content/TextsPage.tsx')) },
  { path: '/sms-texts', page: lazy(() => import('#backoffice/features/notifications/SmsTextsPage.tsx')) },
  { path: '/hours', page: lazy(() => import('#backoffice/features/delivery/HoursPage.tsx')) },
  { path: '/features', page: lazy(() => import('#backoffice/features/content/FeaturesPage.tsx')) },
  { path: '/payments', page: lazy(() => import('#backoffice/features/payments/PaymentsPage.tsx')) },
];

/** Print views, without menu and bar. */
export const packingSlips: readonly Page[] = [
  {
    path: '/papers',
    page: lazy(() => import('#backoffice/features/fulfilment/packing-slips/PackingSlipsPage.tsx')),
  },
];
