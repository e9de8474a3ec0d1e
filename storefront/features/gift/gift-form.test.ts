import { expect, test } from 'vitest';
import { createMemoryStorage, openTestShop } from '#storefront/app/test-shop.ts';
import { readForm } from '#storefront/features/checkout/form/order-form.ts';
import { draftChanged, selectOwnDraft } from '#storefront/features/delivery/delivery.slice.ts';
import { openDraft } from '#storefront/features/delivery/draft.ts';
import { changeGift, pricedGift } from './gift-form.ts';

test('what is chosen before checkout is in the order draft, on the next visit as well', async () => {
  const storage = createMemoryStorage();
  const shop = openTestShop({ storage });
  await shop.memory.restored();
  shop.store.dispatch(changeGift({ wrap: 3, message: 'Gutly bolsun!' }));
  shop.store.dispatch(changeGift({ anonymous: true }));
  shop.memory.persistNow();

  const next = openTestShop({ storage });
  await next.memory.restored();
  next.store.dispatch(openDraft());
  expect(readForm(next.state().delivery.draft?.form ?? {})).toMatchObject({
    wrap: 3,
    message: 'Gutly bolsun!',
    anonymous: true,
    payment: '',
  });
});

test('another customer’s choices are not shown, and the first choice begins a new draft', async () => {
  const shop = openTestShop();
  await shop.memory.restored();
  shop.store.dispatch(
    draftChanged({ owner: '+99365000001', key: 'k', sent: null, form: { message: 'Eje' } }),
  );
  const state = shop.state();
  const other = { ...state, auth: { ...state.auth, username: '+99365000002' } };
  expect(selectOwnDraft(other)).toBeNull();
  expect(selectOwnDraft(state)?.form).toEqual({ message: 'Eje' });
});

test('a gift costs nothing before something is chosen', () => {
  expect(pricedGift({ wrap: null, message: ' ' })).toEqual({});
  expect(pricedGift({ wrap: 2, message: '' })).toEqual({ gift: { wrap: 2 } });
  expect(pricedGift({ wrap: null, message: 'Eje' })).toEqual({ gift: { wrap: null, message: '+' } });
});
