import type { OrderItem } from '#contract/orders/shop.ts';
import { printedCode } from '#domain/payments/certificate.ts';
import type { Context } from '#server/context.ts';
import { readSales, shapeSale } from './sales.read.ts';

type Item = Pick<OrderItem, 'option'>;
/** A buyer is told the code of what they print; whoever holds a link, and staff without the right, nothing of people. */
type Sight = 'buyer' | 'staff' | 'link';
const nobody = { mobile: '', name: '', message: '' };

/** The lines of an order with the certificates they are, where they are any. Items stand as their lines do. */
export async function withCertificates<One extends Item>(
  ctx: Pick<Context, 'db' | 'now' | 'secrets'>,
  order: { id: string; items: readonly One[] },
  sight: Sight,
): Promise<(One & Pick<OrderItem, 'certificates'>)[]> {
  const sales = Map.groupBy(await readSales(ctx.db, order.id), ({ option }) => option);
  return order.items.map((item) => {
    const sold = sales.get(item.option);
    if (!sold) return item;
    const certificates = sold.map((sale) => {
      const shaped = shapeSale(sale, ctx.now());
      const isTold = sight === 'buyer' && sale.way === 'PRINT' && sale.state === 'active' && sale.sealed;
      const code = isTold ? printedCode(ctx.secrets.unseal('certificate', isTold)) : undefined;
      return { ...shaped, ...(sight === 'link' ? nobody : {}), ...(code === undefined ? {} : { code }) };
    });
    return { ...item, certificates };
  });
}
