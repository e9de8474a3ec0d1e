import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { codeOf, type Colleague, createOffice, hire } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { openFirstAccount } from './manage-staff.ts';

const newPassword = 'gyzyl-gul-ak-gul-7';
const look = ({ office }: Pick<Colleague, 'office'>) => refusalOf(office('GET /api/office/me/'));

/** The same person at another computer. */
async function signInAgain(
  shop: TestShop,
  one: Colleague,
  part: Partial<Colleague> & { code?: string } = {},
) {
  shop.advance(31);
  const { login, password, secret, code } = { ...one, ...part };
  const office = createOffice(shop.origin);
  const body = { login, password, code: code ?? codeOf(shop, secret) };
  return { office, answer: await refusalOf(office('POST /api/office/sign-in/', { body })) };
}

test('recovery codes are groups of four unambiguous characters, and are accepted in any spelling', async () => {
  await using shop = await startShop();
  const one = await hire(shop);
  expect(one.codes).toHaveLength(10);
  for (const code of one.codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  const [first = '', second = '', third = ''] = one.codes;
  for (const code of [first, second.toUpperCase(), third.replaceAll('-', ' ')])
    expect((await signInAgain(shop, one, { code })).answer).toBe('accepted');
  expect((await signInAgain(shop, one, { code: first })).answer).toBe('staff.wrong-credentials');
});

test('staff change their own password with the former one and a fresh code; other sessions end', async () => {
  await using shop = await startShop();
  const one = await hire(shop, 'packer');
  const elsewhere = await signInAgain(shop, one);
  const change = (part: object = {}) => {
    shop.advance(31);
    const body = { password: one.password, code: codeOf(shop, one.secret), newPassword, ...part };
    return refusalOf(one.office('PUT /api/office/me/password/', { body }));
  };
  expect(await change({ password: 'another-one-entirely' })).toBe('staff.wrong-credentials');
  expect(await change({ code: '000000' })).toBe('staff.wrong-credentials');
  expect(await change({ newPassword: 'short' })).toBe('staff.weak-password');
  expect(await look(elsewhere)).toBe('accepted');
  expect(await change()).toBe('accepted');
  expect([await look(one), await look(elsewhere)]).toEqual(['accepted', 'staff.signed-out']);
  expect((await signInAgain(shop, one)).answer).toBe('staff.wrong-credentials');
  expect((await signInAgain(shop, one, { password: newPassword })).answer).toBe('accepted');
});

test('guessing the password in an open session is limited to ten attempts', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const body = { password: 'another-one-entirely', code: '000000', newPassword };
  const answers = [];
  for (let count = 0; count < 11; count++)
    answers.push(await refusalOf(office('PUT /api/office/me/password/', { body })));
  expect(answers.at(9)).toBe('staff.wrong-credentials');
  expect(answers.at(10)).toBe('limit.reached');
});

test('staff move their authenticator to another phone; the former one and its recovery codes end', async () => {
  await using shop = await startShop();
  const one = await hire(shop, 'manager');
  const other = await hire(shop);
  shop.advance(31);
  const proof = { password: one.password, code: codeOf(shop, one.secret) };
  const { data } = await one.office('POST /api/office/me/authenticator/', { body: proof });
  const codeOfNew = () =>
    generateSync({ secret: data.totpSecret, epoch: Math.floor(shop.ctx.now().getTime() / 1000) });
  const take = ({ office }: Pick<Colleague, 'office'>, code: string, offer = data.offer) =>
    refusalOf(office('PUT /api/office/me/authenticator/', { body: { offer, code } }));
  expect(await take(one, '000000')).toBe('staff.wrong-credentials');
  expect(await take(other, codeOfNew())).toBe('staff.link-invalid');
  expect(await take(one, codeOfNew(), 'x'.repeat(90))).toBe('staff.link-invalid');
  expect(await take(one, codeOfNew())).toBe('accepted');
  expect((await signInAgain(shop, one)).answer).toBe('staff.wrong-credentials');
  expect((await signInAgain(shop, one, { code: one.codes[0] ?? '' })).answer).toBe('staff.wrong-credentials');
  expect((await signInAgain(shop, one, { secret: data.totpSecret })).answer).toBe('accepted');
});

test('other sessions are ended by oneself, by the owner, and by a new link for a lost phone', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const packer = await hire(shop, 'packer');
  const { data } = await packer.office('GET /api/office/me/');
  const lost = await signInAgain(shop, packer);
  await packer.office('POST /api/office/me/sign-out-elsewhere/');
  expect([await look(packer), await look(lost)]).toEqual(['accepted', 'staff.signed-out']);
  await owner.office('POST /api/office/confirm/', { body: { code: codeOf(shop, owner.secret) } });
  const params = { id: data.id };
  await owner.office('POST /api/office/staff/:id/sign-out/', { params });
  expect(await look(packer)).toBe('staff.signed-out');
  const again = await signInAgain(shop, packer);
  await owner.office('POST /api/office/staff/:id/link/', { params });
  expect(await look(again)).toBe('staff.signed-out');
  expect((await signInAgain(shop, packer)).answer).toBe('accepted');
});

test('the first owner has a Turkmen placeholder name, until they enter their own', async () => {
  await using shop = await startShop();
  const link = await openFirstAccount(shop.ctx);
  const token = link?.url.split('/').at(-1) ?? '';
  const office = createOffice(shop.origin);
  const { data } = await office('POST /api/office/link/', { body: { token } });
  expect(data.name).toBe('Eýesi');
  const body = { token, password: newPassword, code: codeOf(shop, data.totpSecret), name: 'Meret' };
  expect((await office('POST /api/office/setup/', { body })).data.me.name).toBe('Meret');
});
