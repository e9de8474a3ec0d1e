import { expect, test } from 'vitest';
import { createMemoryStorage, openTestShop } from '#storefront/app/test-shop.ts';
import { draftChanged, loadDelivery, placeChosen, selectPlace, selectPlaceZone } from './delivery.slice.ts';

const zone = (id: string, place: number, tm: string) => ({
  ...{
    id,
    title: { tm: id, ru: id },
    fee: 2_000,
    freeFrom: null,
    minimum: 0,
    expressFee: null,
    expressMinutes: 60,
  },
  places: [{ id: place, region: 'AG', title: { tm, ru: tm }, aliases: [] }],
});
const answers = {
  'GET /api/order/delivery-payment/': {
    data: { sections: [], zones: [zone('Z1', 1, 'Aşgabat'), zone('Z3', 60, 'Mary şäheri')] },
  },
};

test('a chosen place is remembered on the device and not sent anywhere', async () => {
  const storage = createMemoryStorage();
  const shop = openTestShop({ answers, storage });
  await shop.memory.restored();
  await shop.store.dispatch(loadDelivery());
  shop.store.dispatch(placeChosen(60));
  shop.memory.persistNow();
  expect(shop.calls.map(({ key }) => key)).toEqual(['GET /api/order/delivery-payment/']);
  // The early script of the server-rendered page reads this key.
  expect(storage.held['sowgat:delivery']).toMatch(/"place":60\}\}$/);

  const next = openTestShop({ storage });
  await next.memory.restored();
  expect(selectPlace(next.state())?.title.tm).toBe('Mary şäheri');
  expect(selectPlaceZone(next.state())?.id).toBe('Z3');
});

test('a place that the shop no longer delivers to is ignored', async () => {
  const shop = openTestShop({ answers });
  await shop.memory.restored();
  shop.store.dispatch(placeChosen(99));
  await shop.store.dispatch(loadDelivery());
  expect([selectPlace(shop.state()), selectPlaceZone(shop.state())]).toEqual([undefined, undefined]);
});

test('an order goes to the place chosen last, at its time, unless its address has been begun', async () => {
  const shop = openTestShop({ answers });
  await shop.memory.restored();
  const draft = (line1: string) => ({
    owner: null,
    key: 'k',
    sent: null,
    form: { place: 1, slot: 's', line1 },
  });
  shop.store.dispatch(draftChanged(draft('')));
  shop.store.dispatch(placeChosen(60));
  expect(shop.state().delivery.draft?.form).toMatchObject({ place: 60, slot: 's' });
  shop.store.dispatch(draftChanged(draft('Görogly 1')));
  shop.store.dispatch(placeChosen(60));
  expect(shop.state().delivery.draft?.form).toMatchObject({ place: 1, slot: 's' });
});
