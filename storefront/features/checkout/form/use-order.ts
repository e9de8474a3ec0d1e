import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { isDigital, orderedUnits } from '#storefront/features/certificates/units.ts';
import { type OrderContents, findOrderFaults } from './order-form.ts';
import { useDestination } from './use-destination.ts';
import { useOrderDefaults } from './use-order-defaults.ts';
import { useOrderForm } from './use-order-form.ts';
import { useOrderPrice } from './use-order-price.ts';

/** Certificates alone need no delivery. */
const nowhere = { where: '', method: '', day: '', slot: '' } as const;

/** The order being written: answers, price and faults. */
export function useOrder() {
  const { form, change } = useOrderForm();
  const items = useSelector(selectCartItems);
  const bought: OrderContents = {
    units: orderedUnits(items, form.certificateUnits),
    isDigital: isDigital(items),
  };
  // Lead days as stored in the cart, until the server's quote is loaded.
  const remembered = Math.max(0, ...items.map(({ product }) => product.leadDays ?? 0));
  const [told, setTold] = useState<number | null>(null);
  const destination = useDestination(bought.isDigital ? { ...form, ...nowhere } : form, told ?? remembered);
  const price = useOrderPrice(form, destination);
  const quoted = price.quote && (price.quote.leadDays ?? 0);
  useEffect(() => setTold(quoted), [quoted]);
  const isCardOnly = bought.units.length > 0;
  useOrderDefaults(form, change, { loading: destination.addresses, isCardOnly });
  return { form, change, bought, destination, price, faults: findOrderFaults(form, destination, bought) };
}
