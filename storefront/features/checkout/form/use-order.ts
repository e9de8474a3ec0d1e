import { useSelector } from 'react-redux';
import { selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { isDigital, orderedUnits } from '#storefront/features/certificates/units.ts';
import { type Bought, findOrderFaults } from './order-form.ts';
import { useDestination } from './use-destination.ts';
import { useOrderDefaults } from './use-order-defaults.ts';
import { useOrderForm } from './use-order-form.ts';
import { useOrderPrice } from './use-order-price.ts';

/** Certificates alone are brought nowhere. */
const nowhere = { where: '', method: '', day: '', slot: '' } as const;

/** The order being written: its answers, what they come to, and what is still missing. */
export function useOrder() {
  const { form, change } = useOrderForm();
  const items = useSelector(selectCartItems);
  const bought: Bought = {
    units: orderedUnits(items, form.certificateUnits),
    isDigital: isDigital(items),
  };
  const destination = useDestination(bought.isDigital ? { ...form, ...nowhere } : form);
  const price = useOrderPrice(form, destination);
  const isCardOnly = bought.units.length > 0;
  useOrderDefaults(form, change, { loading: destination.addresses, isCardOnly });
  return { form, change, bought, destination, price, faults: findOrderFaults(form, destination, bought) };
}
