import type { Order, OrderItem } from '#contract/orders/shop.ts';
import { insteadOfMoney, printedCode } from '#domain/certificates/certificate.ts';
import type { Context } from '#server/context.ts';
import { readSales, shapeSale } from './sales.read.ts';

type Item = Pick<OrderItem, 'option'>;
/**
 * Only the buyer sees the code of a printed certificate; holders of a link, and staff without the permission, see no
 * personal data.
 */
type Sight = 'buyer' | 'staff' | 'link';
const nobody = { mobile: '', name: '', message: '', giver: '' };

/** Adds to the lines of an order their certificates, if any. Items are in the order of the lines. */
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

/** Adds to the recipient request of an order the certificate that its giver took instead of a refund. */
export async function withTaken(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, status, request }: Pick<Order, 'id' | 'status' | 'request'>,
): Promise<Pick<Order, 'request'>> {
  if (!request || status !== 'cancelled') return {};
  const taken = (await readSales(ctx.db, id)).find(({ position }) => position === insteadOfMoney);
  return taken ? { request: { ...request, certificate: shapeSale(taken, ctx.now()) } } : {};
}
