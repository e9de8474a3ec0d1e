import type { OfficeProduct } from '#contract/catalogue/office.ts';
import { api } from '#backoffice/api/api.ts';

type Option = OfficeProduct['options'][number];
export type ScanHit = { product: OfficeProduct; option: Option };

export async function readOptions(id: number): Promise<{ product: OfficeProduct; options: Option[] }> {
  const { data: product } = await api('GET /api/office/products/:id/', { params: { id } });
  return { product, options: product.options.filter(({ isArchived }) => !isArchived) };
}

/** The option that has this SKU or barcode; undefined for anything else that was typed. */
export async function findScanned(typed: string): Promise<ScanHit | undefined> {
  const { data } = await api('GET /api/office/products/', {
    query: { q: typed, status: 'published', page_size: 5 },
  });
  const code = typed.toUpperCase();
  for (const { id } of data) {
    const { product, options } = await readOptions(id);
    const option = options.find(({ sku, barcode }) => sku.toUpperCase() === code || barcode === typed);
    if (option) return { product, option };
  }
  return undefined;
}
