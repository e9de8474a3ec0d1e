import { type ComponentType, lazy } from 'react';

type Page = { path: string; page: ComponentType };

/** Screens that are no list of records, each fetched when it is opened. */
export const pages: readonly Page[] = [
  { path: '/board', page: lazy(() => import('./orders/BoardPage.tsx')) },
  { path: '/takings', page: lazy(() => import('./orders/TakingsPage.tsx')) },
  { path: '/gaps', page: lazy(() => import('./catalogue/GapsPage.tsx')) },
  { path: '/home-sections', page: lazy(() => import('./content/HomeSectionsPage.tsx')) },
  { path: '/texts/:part', page: lazy(() => import('./content/TextsPage.tsx')) },
  { path: '/sms-texts', page: lazy(() => import('./content/SmsTextsPage.tsx')) },
  { path: '/hours', page: lazy(() => import('./delivery/HoursPage.tsx')) },
  { path: '/payments', page: lazy(() => import('./settings/PaymentsPage.tsx')) },
];

/** What is printed stands without menu and bar. */
export const papers: readonly Page[] = [
  { path: '/papers', page: lazy(() => import('./papers/PapersPage.tsx')) },
];
