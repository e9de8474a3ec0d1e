import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import type { CashSource, CashTarget } from '#domain/ledger/cash.ts';

export type Place = Answer<OfficeRoutes['GET /api/office/cash/']>['data']['places'][number];

/** What is asked of a place, as it was seen when the dialog opened. */
export type Deed = { place: Place } & (
  | { what: 'count' | 'payout' }
  | { what: 'move'; from: CashSource; to: CashTarget }
);
