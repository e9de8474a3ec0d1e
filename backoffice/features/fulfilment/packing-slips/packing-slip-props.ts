import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import type { Language } from '#backoffice/lang/texts.ts';

export type PackingSlips = Answer<OfficeRoutes['GET /api/office/papers/']>['data'];
export type PackingSlipProps = { packingSlips: PackingSlips; language: Language; isNarrow: boolean };
