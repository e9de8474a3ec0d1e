import { expect, test } from 'vitest';
import { addCertificate } from '../../../tests/support/shop/counter.ts';
import { cash, give, move, openPage, show } from '../../../tests/support/people/courier-page.ts';
import { openCourierPhone, takePicture } from '../../../tests/support/people/courier-phone.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

type Page = Awaited<ReturnType<typeof openPage>>;
const dear = 10;

async function sent(page: Page, ...order: Parameters<Page['counter']['order']>) {
  const { id, number } = await give(page, ...order);
  await move(page.manager, id, 'send');
  return { id, number };
}

const alarmed = async ({ manager }: Page) =>
  (await manager.office('GET /api/office/dashboard/')).data.alarms.flatMap(({ kind, number }) =>
    kind === 'deed-kept' ? [number] : [],
  );

test('whoever marks an expensive parcel as delivered without a proof leaves a mark that staff see', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { manager, myrat } = page;
  const [courier, office, cheap] = [await sent(page, {}, dear), await sent(page, {}, dear), await sent(page)];
  const delivered = { action: 'deliver', taken: 'CASH' } as const;
  await myrat.office('POST /api/office/round/:id/move/', { params: { id: courier.id }, body: delivered });
  await move(manager, office.id, 'deliver');
  await move(manager, cheap.id, 'deliver');
  const marks = await Promise.all([courier, office, cheap].map(({ id }) => show(manager, id)));
  expect(marks.map(({ status, proofMissing = false }) => [status, proofMissing])).toEqual([
    ['delivered', true],
    ['delivered', true],
    ['delivered', false],
  ]);
  const waiting = [courier, office].map(({ number }) => number).toSorted();
  expect((await alarmed(page)).toSorted()).toEqual(waiting);

  shop.advance(60);
  const note = { params: { id: courier.id }, body: { text: 'alyja jaň etdim' } };
  await manager.office('POST /api/office/orders/:id/notes/', note);
  expect(await alarmed(page)).toEqual([office.number]);
  expect((await show(manager, courier.id)).proofMissing, 'the page goes on saying it').toBe(true);
});

test('a parcel that is given again with a photo has no mark any more', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id, number } = await sent(page, {}, dear);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  await move(page.manager, id, 'deliver');
  expect(await alarmed(page)).toEqual([number]);
  const body = { note: 'entek eltilmedi' };
  await page.manager.office('POST /api/office/orders/:id/step-back/', { params: { id }, body });
  expect([(await show(page.manager, id)).proofMissing, await alarmed(page)]).toEqual([undefined, []]);
  const { totals } = await show(page.manager, id);
  await phone.does(id, 'handed-over', cash(totals.total), await takePicture());
  await phone.sync();
  expect(await show(page.manager, id)).toMatchObject({ status: 'delivered', deeds: [{ proof: 'photo' }] });
  expect([(await show(page.manager, id)).proofMissing, await alarmed(page)]).toEqual([undefined, []]);
});

test('what certificates paid and a fee do not decide whether a proof is needed: the goods do', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  await addCertificate(shop, 'SPARE-0000000004', 40_000);
  const paid = await give(page, { certificates: ['SPARE-0000000004'] }, dear);
  const almost = await give(page, {}, dear - 1);
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ delivery_tenge: 9_000, total_tenge: 54_000 })
    .where('id', '=', almost.id)
    .execute();
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  const stops = (await phone.state()).round?.stops ?? [];
  expect(stops.flatMap(({ number, needsProof }) => (needsProof ? [number] : []))).toEqual([paid.number]);
  await phone.does(paid.id, 'handed-over', cash(paid.totals.total));
  await phone.sync();
  const { deeds, proofMissing } = await show(page.manager, paid.id);
  expect([deeds[0]?.problem, proofMissing]).toEqual(['proof-missing', true]);
});

/** The code that the buyer is shown. */
async function signBuyerIn(shop: TestShop, page: Page, id: string) {
  const { api } = await signIn(shop, page.counter.buyer.phone);
  return async () => (await api('GET /api/order/order-detail/:id/', { params: { id } })).data.handOverCode;
}

/** A code that fits its check digit and is not this one. */
const otherThan = (code: string): string => (code === '00000' ? '11112' : '00000');

test('after three wrong codes none proves anything, whichever phone sends it and however often it is undone', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id } = await give(page);
  const shown = await signBuyerIn(shop, page, id);
  const code = (await shown()) ?? '';
  const attempt = async (typed: string) => {
    const phone = openCourierPhone(shop, page.myrat);
    await phone.sync();
    await phone.does(id, 'handed-over', { ...cash(7_000), code: typed, takenBy: 'Aýna' });
    await phone.sync();
    const seen = await show(page.manager, id);
    await page.myrat.office('POST /api/office/round/:id/undo/', { params: { id } });
    return [seen.deeds.at(-1)?.proof, seen.proofMissing ?? false, seen.wrongCodes ?? 0];
  };
  expect(await attempt(otherThan(code))).toEqual(['wrong-code', false, 1]);
  expect(await attempt(otherThan(code))).toEqual(['wrong-code', false, 2]);
  expect(await attempt(code), 'two slips are forgiven').toEqual(['code', false, 2]);
  expect(await attempt(otherThan(code))).toEqual(['wrong-code', true, 3]);
  expect(await shown(), 'nobody is asked for it any more').toBeUndefined();
  expect(await attempt(code)).toEqual(['wrong-code', true, 3]);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  const [stop] = (await phone.state()).round?.stops ?? [];
  expect([stop?.needsProof, stop?.codesSpent]).toEqual([true, true]);
});

test('another courier cannot spend the codes of a parcel that was never theirs', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id } = await give(page);
  const shown = await signBuyerIn(shop, page, id);
  const code = (await shown()) ?? '';
  const phone = openCourierPhone(shop, await hire(shop, 'courier'));
  await phone.sync();
  for (let times = 0; times < 3; times += 1)
    await phone.does(id, 'handed-over', { ...cash(7_000), code: otherThan(code) });
  await phone.does(id, 'handed-over', { ...cash(7_000), code });
  await phone.sync();
  expect((await show(page.manager, id)).wrongCodes).toBeUndefined();
  expect(await shown()).toBe(code);
  const proofs = await shop.ctx.db.selectFrom('deed').select('proof').execute();
  expect(new Set(proofs.map(({ proof }) => proof)), 'nor find one out').toEqual(new Set(['wrong-code']));
});

test('wrong codes from many phones at once are all counted', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id } = await give(page);
  const code = (await (await signBuyerIn(shop, page, id))()) ?? '';
  const phones = Array.from({ length: 12 }, () => openCourierPhone(shop, page.myrat));
  for (const phone of phones) {
    await phone.sync();
    await phone.does(id, 'handed-over', { ...cash(7_000), code: otherThan(code) });
  }
  await Promise.all(phones.map((phone) => phone.sync()));
  expect((await show(page.manager, id)).wrongCodes).toBe(12);
});
