import { expect, test } from 'vitest';
import { addCategory, addPicture, addProduct } from '../../../tests/support/shop/factories.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { queueSms } from '#server/features/notifications/queue-sms.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

const both = (tm: string, ru = tm) => ({ tm, ru });

test('categories are a tree of two levels, in the order set by staff', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'editor');
  const make = async (title: string, parent: number | null = null) =>
    (await office('POST /api/office/categories/', { body: { title: both(title), parent, isVisible: true } }))
      .data.id;
  const flowers = await make('Güller');
  const sweets = await make('Süýjülikler');
  const roses = await make('Bägüller', flowers);
  expect(await refusalOf(make('çuň', roses))).toBe('request.invalid');
  const under = { title: both('x'), parent: sweets, isVisible: true };
  const move = office('PUT /api/office/categories/:id/', { params: { id: flowers }, body: under });
  expect(await refusalOf(move)).toBe('request.invalid');
  await office('POST /api/office/categories/order/', { body: { ids: [sweets, flowers] } });
  const { data } = await office('GET /api/office/categories/');
  expect(data.map(({ id }) => id)).toEqual([sweets, flowers, roses]);
  const shown = await shop.api('GET /api/product/categories/');
  expect(shown.data.map(({ id, children }) => [id, children.length])).toEqual([
    [sweets, 0],
    [flowers, 1],
  ]);
  const drop = (id: number) => refusalOf(office('DELETE /api/office/categories/:id/', { params: { id } }));
  expect(await drop(flowers)).toBe('record.in-use');
  await addProduct(shop, { category: roses });
  expect(await drop(roses)).toBe('record.in-use');
  expect(await drop(sweets)).toBe('accepted');
  expect(await drop(sweets)).toBe('record.not-found');
});

test('a category counts the products of its children, each once, and lists them', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'editor');
  const flowers = await addCategory(shop);
  const roses = await addCategory(shop, { parent: flowers });
  const tulips = await addCategory(shop, { parent: flowers });
  const both = await addProduct(shop, { category: roses, categories: [roses, tulips] });
  const one = await addProduct(shop, { category: tulips });
  await addProduct(shop);
  const { data } = await office('GET /api/office/categories/');
  const counts = new Map(data.map(({ id, productsCount }) => [id, productsCount]));
  expect([flowers, roses, tulips].map((id) => counts.get(id))).toEqual([2, 1, 2]);
  const query = { category: flowers, sort: 'id' } as const;
  const goods = await office('GET /api/office/products/', { query });
  expect(goods.data.map(({ id }) => id)).toEqual([both.id, one.id]);
  const stock = await office('GET /api/office/stock/', { query });
  expect(stock.data.map(({ id }) => id)).toEqual([both.option, one.option]);
});

test('a new brand title is found by search at once; an idea shows its products in the order of its story', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const body = { title: 'Gunça', description: both('') };
  const brand = (await office('POST /api/office/brands/', { body })).data.id;
  expect(await refusalOf(office('POST /api/office/brands/', { body }))).toBe('record.conflict');
  const a = await addProduct(shop, { brand });
  const b = await addProduct(shop);
  await office('PUT /api/office/brands/:id/', {
    params: { id: brand },
    body: { ...body, title: 'Täzebrend' },
  });
  const found = await shop.api('GET /api/product/list/:search?', { params: {}, query: { q: 'täzebrend' } });
  expect(found.data.map(({ id }) => id)).toEqual([a.id]);

  const picture = await addPicture(shop);
  const story = {
    title: both('Ejeme'),
    subtitle: both(''),
    story: both('Bir gün...'),
    picture,
    isVisible: true,
  };
  const idea = await office('POST /api/office/ideas/', { body: { ...story, products: [b.id, a.id] } });
  expect(idea.data).toMatchObject({ products: [b.id, a.id], picture: { id: picture } });
  const page = await shop.api('GET /api/product/idea/:id/', { params: { id: idea.data.id } });
  expect(page.data.products.map(({ id }) => id)).toEqual([b.id, a.id]);
  await office('PUT /api/office/ideas/:id/', {
    params: { id: idea.data.id },
    body: { ...story, isVisible: false, products: [] },
  });
  expect((await shop.api('GET /api/product/ideas/')).data).toEqual([]);
});

test('an occasion has a name, and a day of the calendar or none', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const save = (month: number | null, day: number | null, title = `${month} ${day}`) =>
    refusalOf(office('POST /api/office/occasions/', { body: { title: both(title), month, day } }));
  expect(await save(3, 8)).toBe('accepted');
  expect(await save(2, 29)).toBe('accepted');
  expect(await save(null, null)).toBe('accepted');
  expect(await save(2, 30)).toBe('request.invalid');
  expect(await save(3, null)).toBe('request.invalid');
  expect(await save(3, 8, ' \t')).toBe('request.invalid');
});

test('a banner is shown by its schedule, and only links to paths of the shop are allowed', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'editor');
  const banner = {
    title: both('8-nji mart'),
    subtitle: both(''),
    link: '/shop?occasion=3',
    isMain: true,
    isActive: true,
  };
  const day = (n: number) => new Date(shop.ctx.now().getTime() + n * 86_400_000).toISOString();
  const save = (part: object) => office('POST /api/office/banners/', { body: { ...banner, ...part } });
  const now = await save({});
  const later = await save({ startsAt: day(1), endsAt: day(2) });
  expect([now.data.isOn, later.data.isOn]).toEqual([true, false]);
  const shown = async () => (await shop.api('GET /api/product/banners/')).data.map(({ id }) => id);
  expect(await shown()).toEqual([now.data.id]);
  expect(await refusalOf(save({ startsAt: day(2), endsAt: day(1) }))).toBe('request.invalid');
  for (const link of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', ''])
    expect(await refusalOf(save({ link }))).toBe('request.invalid');
  await office('DELETE /api/office/banners/:id/', { params: { id: now.data.id } });
  expect(await shown()).toEqual([]);
});

test('a new shop gets zones, places, slots, hours, wraps and texts, and customers see them at once', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { office } = owner;
  const zone = {
    title: both('Aşgabat'),
    fee: 2_000,
    freeFrom: 50_000,
    minimum: 5_000,
    expressFee: 4_000,
    leadDays: 0,
  };
  await office('POST /api/office/zones/', { body: { id: 'asgabat', ...zone } });
  const place = {
    region: 'AG' as const,
    zone: 'asgabat',
    title: both('Aşgabat'),
    aliases: ['Ashgabat'],
    isActive: true,
  };
  const { data } = await office('POST /api/office/places/', { body: place });
  const friday = <T>(value: T) => [null, null, null, null, value, null, null];
  const window = {
    ...{ from: '14:00', to: '16:00', cutoffMinutes: 60, zones: ['asgabat'] },
    ...{ slots: friday(null), capacity: friday(3) },
  };
  await office('PUT /api/office/week/', {
    body: { windows: [window], hours: friday({ from: '08:00', to: '20:00' }) },
  });
  await office('POST /api/office/wraps/', { body: { title: both('Guty'), price: 1_500, isActive: true } });
  const hours = [{ day: 4, start_time: '08:00', end_time: '20:00' }];
  await office('PUT /api/office/hours/', { body: { hours, cardPrice: 700 } });
  const choice = async () => (await shop.api('GET /api/order/slots/', { query: { place: data.id } })).data;
  expect((await choice()).days[0]).toMatchObject({
    day: '2026-11-20',
    slots: [{ from: '14:00', left: 3, state: 'open' }],
  });
  await office('PUT /api/office/days/:id/', {
    params: { id: '2026-11-20' },
    body: { reason: both('Bazar'), isClosed: true, capacityPercent: 100 },
  });
  expect((await choice()).days[0]?.slots[0]?.state).toBe('closed');
  const days = await office('GET /api/office/days/');
  expect(days.data).toMatchObject([{ id: '2026-11-20', isClosed: true }]);
  await office('DELETE /api/office/days/:id/', { params: { id: '2026-11-20' } });
  expect((await choice()).days[0]?.slots[0]?.state).toBe('open');

  await office('PUT /api/office/texts/', { body: { home: { name: both('Gülzar'), slogan: both('') } } });
  const home = (await shop.api('GET /api/product/home-info/')).data;
  expect(home.mainInfo).toMatchObject({ name: both('Gülzar'), cardPrice: 700, wraps: [{ price: 1_500 }] });
  expect(home.workingHours).toEqual(hours);
  const gone = office('DELETE /api/office/zones/:id/', { params: { id: 'asgabat' } });
  expect(await refusalOf(gone)).toBe('record.in-use');

  const off = { methods: ['CASH' as const], banks: [] };
  expect(await refusalOf(office('PUT /api/office/settings/', { body: off }))).toBe('staff.confirm-needed');
  await confirm(shop, owner);
  const unpayable = { methods: ['ONLINE' as const], banks: [] };
  expect(await refusalOf(office('PUT /api/office/settings/', { body: unpayable }))).toBe('bank.unknown');
  const settings = await office('PUT /api/office/settings/', { body: off });
  expect(settings.data.methods.map(({ isOn }) => isOn)).toEqual([false, true, false]);
  const { mainInfo } = (await shop.api('GET /api/product/home-info/')).data;
  expect([mainInfo.paymentMethods, mainInfo.banks]).toEqual([['CASH'], []]);
});

test('a custom SMS text is saved only when it contains the order number', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  await confirm(shop, owner);
  const { office } = owner;
  const save = (text: { tm: string; ru: string } | null) =>
    office('PUT /api/office/sms-texts/:id/', { params: { id: 'order-paid' }, body: { text } });
  expect(await refusalOf(save({ tm: 'Sag boluň', ru: 'Спасибо' }))).toBe('request.invalid');
  const { data } = await save({ tm: 'Şükür, {order}: {total}', ru: 'Спасибо, {order}' });
  expect(data).toMatchObject({
    isOwn: true,
    example: { tm: 'Sukur, S-100245: 1250 TMT', ru: 'Спасибо, S-100245' },
    cost: { tm: { parts: 1 }, ru: { characters: 17, parts: 1 } },
  });
  await queueOne();
  expect(shop.sms()[0]?.text).toBe('Sukur, S-7: 12 TMT');
  expect((await save(null)).data.isOwn).toBe(false);

  async function queueOne(): Promise<void> {
    const params = { order: 'S-7', total: '12 TMT' };
    const sms = {
      kind: 'order-paid' as const,
      phone: '+99361000000',
      lang: 'tm' as const,
      orderId: 'x',
      params,
    };
    await inTransaction(shop.ctx.db, (trx) => queueSms(trx, shop.ctx, sms));
    await shop.settle();
  }
});

test('every change is one audit row with before and after, and the chain is intact', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const { data } = await office('POST /api/office/recipients/', { body: { title: both('Ejeme') } });
  await office('PUT /api/office/recipients/:id/', {
    params: { id: data.id },
    body: { title: both('Kakama') },
  });
  await refusalOf(office('DELETE /api/office/recipients/:id/', { params: { id: 999 } }));
  const audit = await office('GET /api/office/audit/', { query: { subject: 'recipient' } });
  expect(
    audit.data.map(({ action, subjectId, before, after }) => [action, subjectId, before, after]),
  ).toMatchObject([
    ['change', String(data.id), { title: both('Ejeme') }, { title: both('Kakama') }],
    ['create', String(data.id), null, { title: both('Ejeme') }],
  ]);
});
