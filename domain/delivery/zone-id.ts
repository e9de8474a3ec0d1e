import { proposeSku } from '#domain/fields/sku.ts';

/**
 * The id of a new zone, from its Turkmen title: `Aşgabat` is `asgabat-4821`.
 * @param unique hexadecimal digits, so that the ids of two zones with one title differ
 */
export const proposeZoneId = (title: string, unique: string): string =>
  proposeSku(title, Number.parseInt(unique.slice(0, 6), 16))
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+/, '');
