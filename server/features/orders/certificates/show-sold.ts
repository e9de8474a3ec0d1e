import type { Order, OrderItem } from '#contract/orders/shop.ts';
import { insteadOfMoney, printedCode } from '#domain/payments/certificate.ts';
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

/** The request of an order with the certificate that its giver took instead of the money. */
export async function withTaken(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, status, request }: Pick<Order, 'id' | 'status' | 'request'>,
): Promise<Pick<Order, 'request'>> {
  if (!request || status !== 'cancelled') return {};
  const taken = (await readSales(ctx.db, id)).find(({ position }) => position === insteadOfMoney);
  return taken ? { request: { ...request, certificate: shapeSale(taken, ctx.now()) } } : {};
}
