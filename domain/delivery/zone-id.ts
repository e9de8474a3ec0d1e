import { proposeSku } from '#domain/fields/sku.ts';

/**
 * The id of a new zone, from its Turkmen title: `Aşgabat` is `asgabat-4821`.
 * @param number four digits by chance, so that two zones of one title differ
 */
export const proposeZoneId = (title: string, number: number): string =>
  proposeSku(title, number)
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+/, '');
