import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Order } from '#contract/orders/shop.ts';
import { asCard } from '#storefront/features/catalogue/cards/as-card.ts';
import {
  lineAdded,
  quantityAfterAdding,
  stockOf,
  type WithCart,
} from '#storefront/features/cart/cart.slice.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button, type ButtonLook } from '#storefront/ui/Button.tsx';
import { orderTexts } from './order.texts.ts';

type Props = {
  /** Asked for by its id where only that is known. */
  order: Pick<Order, 'id'> & Partial<Pick<Order, 'items'>>;
  look: ButtonLook;
  small?: boolean;
  label?: string;
};

const answers = { all: 'againDone', some: 'againSome', none: 'againNone' } as const;

/** Puts the goods of an order into the cart once more, and goes there. */
export function AgainButton({ order, look, small, label }: Props) {
  const t = useTexts(orderTexts);
  const dispatch = useShopDispatch();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);

  async function again(): Promise<void> {
    setBusy(true);
    const result = await dispatch(orderAgain(order));
    setBusy(false);
    toast({ text: t(answers[result]), tone: result === 'all' ? 'success' : 'error' });
    if (result !== 'none') navigate(paths.cart());
  }

  return (
    <Button
      look={look}
      small={small}
      busy={isBusy}
      icon={<RotateCw size={20} aria-hidden="true" />}
      aria-label={label}
      onClick={() => void again()}
    >
      {t('again')}
    </Button>
  );
}

type Again = 'all' | 'some' | 'none';

/** Adds the products of an old order to the cart, at current prices and within the stock. Never throws. */
function orderAgain(order: Props['order']): Thunk<Promise<Again>, WithCart> {
  return async (dispatch, getState, { api, newId }) => {
    const lines = order.items ?? (await dispatch(askLines(order.id)));
    const added = await Promise.all(
      lines.map(async ({ product: id, option: optionId, quantity }) => {
        try {
          const { data } = await api('GET /api/product/detail/:id/', { params: { id } });
          const product = asCard(data);
          const option = data.options.find((one) => one.id === optionId);
          if (!option) return 0;
          const held = quantityAfterAdding(getState().cart.items, { ...option, quantity: 0 });
          const fits = Math.min(quantity, stockOf(option, product) - held);
          if (fits > 0)
            dispatch(lineAdded({ option: { ...option, quantity: fits }, product, cartItemId: newId() }));
          return Math.max(0, fits);
        } catch {
          return 0;
        }
      }),
    );
    if (lines.length === 0) return 'none';
    if (added.every((units, at) => units === lines[at]?.quantity)) return 'all';
    return added.some((units) => units > 0) ? 'some' : 'none';
  };
}

/** None where they could not be had. */
function askLines(id: string): Thunk<Promise<Order['items']>, WithCart> {
  return async (_dispatch, _getState, { api }) => {
    try {
      return (await api('GET /api/order/order-detail/:id/', { params: { id } })).data.items;
    } catch {
      return [];
    }
  };
}
