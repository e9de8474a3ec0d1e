import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import {
  createAddress,
  deleteAddress,
  loadAddresses,
  updateAddress,
} from '#storefront/features/delivery/address.calls.ts';
import { loadLanguage } from '#storefront/lang/lang.slice.ts';
import {
  cancelOrder,
  checkPayment,
  createOrder,
  loadOrder,
  loadOrders,
  payOrder,
} from '#storefront/features/orders/order.calls.ts';
import { createMemoryStorage, openTestShop, refusal, withDocument } from '#storefront/app/test-shop.ts';
import { activate, loadProfile, resendCode, saveProfile, sendCode, signIn } from './auth.calls.ts';
import { initialAuth } from './auth-state.ts';
import { signOut } from '#storefront/features/customers/account/sign-out.ts';
import { signedIn } from './signed-in.ts';

const session = { token: 't', username: '+99361234567', refresh: '2026-12-21T00:00:00Z' };
const sent = {
  success: true,
  message: 'OK',
  data: { username: '+99361234567', resendAfter: 60, expiresIn: 300 },
};
const recipient = { label: '', fullname: 'A', mobile: '+99361234567', isDefault: false };
const address = { id: 1, ...recipient, region: 'AG' as const, place: 1, line1: 'x' };

const silence = () => {
  throw new CallError(0, undefined);
};

test('the slice has the right action name of every auth call', () => {
  const names = Object.entries({
    signIn,
    sendCode,
    resendCode,
    activate,
    loadProfile,
    saveProfile,
    loadAddresses,
    createAddress,
    updateAddress,
    deleteAddress,
    createOrder,
    loadOrders,
    loadOrder,
    cancelOrder,
    payOrder,
    checkPayment,
  }).map(([name, call]) => [call.typePrefix, `auth/${name}`]);
  for (const [actual, expected] of names) expect(actual).toBe(expected);
});

test('an accepted number leads to the code page, with the time of the next code', async () => {
  const shop = openTestShop({ answers: { 'POST /api/auth/sign-in/': sent } });
  const call = shop.store.dispatch(signIn('61234567'));
  expect(shop.state().auth.isLoading).toBe(true);
  await call;
  const at = Date.parse('2026-11-21T07:00:00Z');
  expect(shop.state().auth).toMatchObject({
    isLoading: false,
    redirectToSms: true,
    isSmsSent: true,
    smsResponse: { username: '+99361234567', resendAt: at + 60_000, expiresAt: at + 300_000 },
  });
});

test('a refused number is a login error with the text of the specification', async () => {
  const answers = {
    'POST /api/auth/sign-in/': refusal(401, { code: 'phone.invalid', message: 'other words' }),
  };
  const shop = openTestShop({ answers });
  await shop.store.dispatch(signIn('1'));
  expect(shop.state().auth).toMatchObject({ loginError: 'Ulanyjy belgisi nädogry', redirectToSms: false });
  await shop.store.dispatch(loadLanguage('ru'));
  await shop.store.dispatch(signIn('1'));
  expect(shop.state().auth.loginError).toBe('incorrect user name');
  expect(shop.toasts).toEqual([]);
});

test('other sign-in errors show the message of the server in a toast as well', async () => {
  const answers = {
    'POST /api/auth/sign-in/': refusal(503, { code: 'sms.unavailable', message: 'SMS ýok' }),
  };
  const shop = openTestShop({ answers });
  await shop.store.dispatch(signIn('61234567'));
  expect(shop.state().auth.loginError).toBe('SMS ýok');
  expect(shop.toasts.map(({ text }) => text)).toEqual(['SMS ýok']);
});

test('the right code stores token and name, signs the customer in and reloads the page', async () => {
  const shop = openTestShop({ answers: { 'POST /api/auth/activate/': { message: 'Salam', data: session } } });
  await shop.store.dispatch(activate({ username: '61234567', code: '481203', next: '/order/create' }));
  expect(shop.state().auth).toMatchObject({ ...session, isAuthenticated: true, verifyResponse: 'success' });
  expect(shop.done).toContain('reload at /order/create');
});

test('a wrong code asks to check the data and changes nothing else', async () => {
  const answers = {
    'POST /api/auth/activate/': refusal(200, { code: 'otp.wrong', message: 'Maglumatlary barlaň' }),
  };
  const shop = openTestShop({ answers });
  await shop.store.dispatch(activate({ username: '61234567', code: '000000', next: '/order/create' }));
  expect(shop.state().auth).toMatchObject({
    loginError: 'Maglumatlary barlaň',
    isAuthenticated: false,
    token: null,
  });
  expect(shop.done).not.toContain('reload at /order/create');
});

test('a failure without a message is an unknown error in the current language', async () => {
  const shop = openTestShop({ answers: { 'POST /api/auth/resend-activate-code/': refusal(500, {}) } });
  await shop.store.dispatch(resendCode('61234567'));
  expect(shop.state().auth.loginError).toBe('Näbelli ýalňyşlyk');
});

test('no response is an unknown error too, and a toast gives advice', async () => {
  const shop = openTestShop({ answers: { 'POST /api/auth/activate/': silence } });
  await shop.store.dispatch(activate({ username: '61234567', code: '481203', next: '/order/create' }));
  expect(shop.state().auth.loginError).toBe('Näbelli ýalňyşlyk');
  expect(shop.toasts.map(({ text }) => text)).toEqual(['Aragatnaşyk ýok. Internet baglanyşygyňyzy barlaň']);
});

test('an activation answered without success asks to check the data, whatever its message', async () => {
  const shop = openTestShop({ answers: { 'POST /api/auth/activate/': refusal(200, { message: 'hä?' }) } });
  await shop.store.dispatch(activate({ username: '61234567', code: '481203', next: '/order/create' }));
  expect(shop.state().auth.loginError).toBe('Maglumatlary barlaň');
});

test('signing out resets the whole state and the storage, even when the server is down', async () => {
  const storage = createMemoryStorage();
  const shop = openTestShop({ storage, answers: { 'POST /api/auth/sign-out/': refusal(0, {}) } });
  await shop.memory.restored();
  shop.store.dispatch(signedIn(session));
  shop.memory.persistNow();
  expect(storage.held['sowgat:auth']).toContain('"token":"t"');
  // Nothing can be marked for later here: at least this browser does not ask for the session again.
  const page = { cookie: '' };
  await withDocument(page, () => shop.store.dispatch(signOut()));
  expect(page.cookie).toBe('XSRF-TOKEN=; path=/; max-age=0');
  expect(shop.state().auth).toEqual(initialAuth());
  expect(storage.held['sowgat:auth']).not.toContain('+99361234567');
});

test('a response to a request from before a sign-out is ignored', async () => {
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  const late = (data: unknown) => async () => {
    await comes;
    return { data };
  };
  const shop = openTestShop({
    answers: {
      'GET /api/auth/profile-list/': late({ id: 1, name: 'Aýna' }),
      'GET /api/auth/address-list/': late([address]),
      'POST /api/auth/resend-activate-code/': refusal(503, { message: 'soň' }),
    },
  });
  shop.store.dispatch(signedIn(session));
  const calls = [shop.store.dispatch(loadProfile()), shop.store.dispatch(loadAddresses())];
  await shop.store.dispatch(signOut());
  const next = shop.store.dispatch(resendCode('61234567'));
  come();
  await Promise.all(calls);
  await next;
  expect(shop.state().auth).toEqual({ ...initialAuth(), loginError: 'soň' });
});

test('a request that ends after a sign-out does not end the loading of the next', async () => {
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  const { promise: never } = Promise.withResolvers<void>();
  const shop = openTestShop({
    answers: {
      'GET /api/auth/profile-list/': () => comes.then(() => ({ data: null })),
      'POST /api/auth/sign-in/': () => never,
    },
  });
  shop.store.dispatch(signedIn(session));
  const old = shop.store.dispatch(loadProfile());
  await shop.store.dispatch(signOut());
  void shop.store.dispatch(signIn('61234567'));
  come();
  await old;
  expect(shop.state().auth.isLoading).toBe(true);
});

test('addresses are appended, replaced and removed by id', async () => {
  const answers = {
    'GET /api/auth/address-list/': { data: [{ ...address, id: 5, isDefault: true }] },
    'POST /api/auth/address-create/': { data: { ...address, id: 6 } },
    'PUT /api/auth/address-create/': { data: { ...address, id: 6, line1: 'y', isDefault: true } },
    'DELETE /api/auth/address-delete/:id/': { data: [{ ...address, id: 6, isDefault: true }] },
  };
  const shop = openTestShop({ answers });
  const { id: _, ...input } = address;
  await shop.store.dispatch(loadAddresses());
  await shop.store.dispatch(createAddress(input));
  expect(shop.state().auth.addressList.map(({ id }) => id)).toEqual([5, 6]);
  await shop.store.dispatch(updateAddress({ ...input, id: 6 }));
  expect(shop.state().auth.addressList).toMatchObject([
    { id: 5, isDefault: false },
    { id: 6, line1: 'y' },
  ]);
  await shop.store.dispatch(deleteAddress(5));
  expect(shop.state().auth.addressList).toMatchObject([{ id: 6, isDefault: true }]);
});

test('with two parallel requests loading ends with the last of them', async () => {
  let finish = () => {};
  const answers = {
    'GET /api/auth/address-list/': () => new Promise((resolve) => (finish = () => resolve({ data: [] }))),
    'GET /api/auth/profile-list/': { data: null },
  };
  const shop = openTestShop({ answers });
  const slow = shop.store.dispatch(loadAddresses());
  await shop.store.dispatch(loadProfile());
  expect(shop.state().auth.isLoading).toBe(true);
  finish();
  await slow;
  expect(shop.state().auth.isLoading).toBe(false);
});

test('paying navigates to the page of the bank', async () => {
  const shop = openTestShop({ answers: { 'GET /api/order/payment/:id/': { formUrl: 'https://bank/pay' } } });
  await shop.store.dispatch(payOrder({ id: 'o1', bank: 'HALK' }));
  expect(shop.state().auth.payment).toEqual({ formUrl: 'https://bank/pay' });
  expect(shop.done).toContain('leave to https://bank/pay');
});

test('of two order lists the one requested last stays, whichever arrives first', async () => {
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  const page = { number: 1, size: 12, total: 1, pages: 1 };
  const answers = {
    'GET /api/order/order-list/:query?': async ({ query }: { query: { status?: string } }) => {
      if (query.status) await comes;
      return { data: [{ id: query.status ?? 'all' }], page };
    },
  };
  const shop = openTestShop({ answers });
  const slow = shop.store.dispatch(loadOrders({ status: 'placed' }));
  await shop.store.dispatch(loadOrders({}));
  come();
  await slow;
  expect(shop.state().auth.orders.map(({ id }) => id)).toEqual(['all']);
});
