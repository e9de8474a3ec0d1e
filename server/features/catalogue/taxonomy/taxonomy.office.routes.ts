import type { officeTaxonomy } from '#contract/catalogue/office-taxonomy.ts';
import { resources } from '#contract/resources.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import {
  brandRecords,
  categoryRecords,
  ideaRecords,
  occasionRecords,
  recipientRecords,
} from './taxonomy-records.ts';
import { crudHandlers } from '#server/features/audit/crud-with-audit.ts';

export const officeTaxonomyHandlers: Handlers<Context, typeof officeTaxonomy> = {
  ...crudHandlers(resources.categories, () => categoryRecords),
  ...crudHandlers(resources.brands, () => brandRecords),
  ...crudHandlers(resources.ideas, () => ideaRecords),
  ...crudHandlers(resources.occasions, () => occasionRecords),
  ...crudHandlers(resources.recipients, () => recipientRecords),
};
