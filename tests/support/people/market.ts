/** The demonstration shop with enough stock, and customers who order over HTTP only. */
import { setStock } from '../shop/factories.ts';
import { ask, type Json } from './outsider.ts';
import { signIn } from './people.ts';
import { startShop } from '../shop/start-shop.ts';

export type MarketBuyer = { token: string | undefined; address: number };

/** `await using market = await openMarket()`: the first option of `product` has five hundred units. */
export async function openMarket() {
  await using opened = new AsyncDisposableStack();
  const shop = opened.use(await startShop({ seed: true }));
  const { zones } = (await ask(shop, '/api/order/delivery-payment/')).body.data;
  const home = zones.find(({ expressFee }: Json) => expressFee !== null);
  const far = zones.at(-1);
  const between = async (min: number, max: number): Promise<Json> =>
    (await ask(shop, `/api/product/list/?in_stock=true&price_min=${min}&price_max=${max}`)).body.data[0];
  const product = await between(far.minimum, home.freeFrom / 2 - 1);
  await setStock(shop, product.defaultOption.id, 500, 0);
  const item = (quantity = 1, of = product) => ({ product: of.id, option: of.defaultOption.id, quantity });

  let keys = 0;
  const keyed = (key = `key-${++keys}`) => ({ 'idempotency-key': key });
  async function newBuyer(zone = home) {
    const token = (await signIn(shop)).api.token();
    const [place] = zone.places;
    const body = {
      fullname: 'Aýna',
      mobile: '+99361234567',
      region: place.region,
      place: place.id,
      line1: 'Köçe 1',
    };
    return {
      token,
      address: (await ask(shop, '/api/auth/address-create/', { token, body })).body.data.id as number,
    };
  }
  const order = ({ token, address }: MarketBuyer, input: Json = {}, headers = keyed()) =>
    ask(shop, '/api/order/order-create/', {
      token,
      headers,
      body: { items: [item()], address, payment: 'CASH', delivery: 'STANDARD', ...input },
    });
  /** Units of the product that can be sold now. */
  const countForSale = async (): Promise<number> =>
    (await ask(shop, `/api/product/detail/${product.id}/`)).body.data.options.find(
      ({ id }: Json) => id === product.defaultOption.id,
    ).count;
  const countOrders = async (token: string | undefined) =>
    (await ask(shop, '/api/order/order-list/', { token })).body.page.total;
  const rest = opened.move();
  return {
    shop,
    home,
    far,
    product,
    between,
    item,
    keyed,
    newBuyer,
    order,
    countForSale,
    countOrders,
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  };
}
