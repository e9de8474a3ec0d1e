import { expect, test } from 'vitest';
import { demoCards, demoCode, demoDetails, type CardFate } from './cards.ts';
import { anOrder, type RunningSimulator, startSimulator } from './simulator.suite.ts';

/** A payer without scripts: reads pages, sends forms, follows nothing by itself. */
async function openPayer(bank: RunningSimulator, change: Record<string, string> = {}) {
  const answer = await bank.rest('register.do', { ...anOrder, ...change });
  const mdOrder = String(answer['orderId']);
  const formUrl = String(answer['formUrl']);
  const post = (url: string, form: Record<string, string>) =>
    fetch(new URL(url, bank.origin), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return {
    mdOrder,
    formUrl,
    post,
    look: () => bank.rest('getOrderStatusExtended.do', { orderId: mdOrder }),
    card: (fate: CardFate, entry = {}) =>
      post(formUrl, {
        pan: demoCards.find((card) => card.fate === fate)?.number ?? '',
        ...demoDetails,
        ...entry,
      }),
    code: (location: string | null, passwordEdit: string) =>
      post('/acs/code', {
        request_id: new URL(location ?? '', bank.origin).searchParams.get('request_id') ?? '',
        language: 'ru',
        passwordEdit,
      }),
  };
}

const paidReturn = (mdOrder: string) => `${anOrder.returnUrl}&orderId=${mdOrder}&lang=ru`;
const failReturn = (mdOrder: string) => `${anOrder.failUrl}?orderId=${mdOrder}&lang=ru`;

test('card and code pay, and lead back to the shop with the bank’s order id', async () => {
  await using bank = await startSimulator();
  const payer = await openPayer(bank);
  const asked = await payer.card('pays');
  expect(asked.status).toBe(303);
  expect(await payer.look()).toMatchObject({ orderStatus: 5 });
  const location = asked.headers.get('location');
  expect(await (await fetch(new URL(location ?? '', bank.origin))).text()).toContain(demoCode);
  const done = await payer.code(location, demoCode);
  expect(done.headers.get('location')).toBe(paidReturn(payer.mdOrder));
  expect(await payer.look()).toMatchObject({
    orderStatus: 2,
    actionCode: 0,
    cardAuthInfo: { pan: '993400**0010' },
  });
});

test('a declined card leads to the fail page and leaves the order payable', async () => {
  await using bank = await startSimulator();
  const payer = await openPayer(bank);
  expect((await payer.card('declined')).headers.get('location')).toBe(failReturn(payer.mdOrder));
  expect(await payer.look()).toMatchObject({ orderStatus: 0, actionCode: -2025 });
  expect(await (await fetch(payer.formUrl)).text()).toContain('Прошлая попытка не удалась');
  const asked = await payer.card('pays');
  await payer.code(asked.headers.get('location'), demoCode);
  expect(await payer.look()).toMatchObject({ orderStatus: 2 });
});

test('a poor card and an old card say so in their action codes', async () => {
  await using bank = await startSimulator();
  const payer = await openPayer(bank);
  await payer.card('no-funds');
  expect(await payer.look()).toMatchObject({ orderStatus: 0, actionCode: 51 });
  await payer.card('expired');
  expect(await payer.look()).toMatchObject({ orderStatus: 0, actionCode: 101 });
});

test('a wrong code may be corrected twice; after the third the try has failed', async () => {
  await using bank = await startSimulator();
  const payer = await openPayer(bank);
  const location = (await payer.card('wrong-code')).headers.get('location');
  expect(await (await payer.code(location, demoCode)).text()).toMatch(
    /errorContainer[^>]*>Неверный код, осталось попыток: 2/,
  );
  expect((await payer.code(location, '1')).status).toBe(200);
  expect((await payer.code(location, '2')).headers.get('location')).toBe(failReturn(payer.mdOrder));
  expect(await payer.look()).toMatchObject({ orderStatus: 0, actionCode: -2025 });
});

test('the card of the lost return pays and leads nowhere', async () => {
  await using bank = await startSimulator();
  const payer = await openPayer(bank);
  const done = await payer.code((await payer.card('lost-return')).headers.get('location'), demoCode);
  expect([done.status, done.headers.get('location')]).toEqual([200, null]);
  expect(await done.text()).not.toContain(anOrder.returnUrl);
  expect(await payer.look()).toMatchObject({ orderStatus: 2 });
});

test('a card typed wrongly is explained field by field, and its digits are not kept', async () => {
  await using bank = await startSimulator();
  const payer = await openPayer(bank);
  const html = await (
    await payer.card('pays', { pan: '4111111111111111', expiry: '01/20', cvc: '98', holder: 'Ü' })
  ).text();
  expect(html).toContain('только карты для проверки');
  expect(html).toContain('Срок действия карты истёк');
  expect(html).toContain('Три цифры');
  expect(html).toContain('латинскими');
  expect(html).not.toContain('value="98"');
  expect(JSON.stringify(await bank.control('ledger'))).not.toContain('4111');
});

test('a paid order’s page says that it is done, an expired one that time is over', async () => {
  await using bank = await startSimulator();
  const paid = await openPayer(bank);
  await bank.control(`orders/${paid.mdOrder}`, { action: 'pay' });
  const again = await fetch(paid.formUrl);
  expect(again.url).toContain('errors_ru.html?error=payment.errors.order_already_processed');
  expect(await again.text()).toContain('уже обработан');
  const late = await openPayer(bank, { orderNumber: 'S-2' });
  bank.advance(1_200_000);
  expect(await (await fetch(late.formUrl)).text()).toContain('Время оплаты вышло');
});

test('two open code steps of one order pay it once', async () => {
  await using bank = await startSimulator();
  const payer = await openPayer(bank);
  const first = (await payer.card('pays')).headers.get('location');
  const second = (await payer.card('pays')).headers.get('location');
  await payer.code(first, demoCode);
  expect((await payer.code(second, demoCode)).headers.get('location')).toBe(paidReturn(payer.mdOrder));
  const { orders } = (await bank.control('ledger')) as { orders: { deposits: unknown[] }[] };
  expect(orders[0]?.deposits).toHaveLength(1);
});

test('scripts pay the banks’ long way: processform, issuer, PaRes, finish3ds', async () => {
  await using bank = await startSimulator();
  const payer = await openPayer(bank);
  const card = { $PAN: '9934000000000010', $EXPIRY: '203012', TEXT: 'DEMO', $CVC: '123', language: 'ru' };
  const form = await payer.post('/payment/rest/processform.do', { MDORDER: payer.mdOrder, ...card });
  const { acsUrl, paReq, termUrl, errorCode } = (await form.json()) as Record<string, string>;
  expect(errorCode).toBe(0);
  const issuer = await payer.post(acsUrl ?? '', {
    MD: payer.mdOrder,
    PaReq: paReq ?? '',
    TermUrl: termUrl ?? '',
  });
  const requestId = /name="request_id" value="([^"]+)"/.exec(await issuer.text())?.[1] ?? '';
  const answer = await payer.post('/acs/code', {
    request_id: requestId,
    scripted: '1',
    passwordEdit: demoCode,
  });
  const paRes = /name="PaRes" value="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  const end = await payer.post(termUrl ?? '', { MD: payer.mdOrder, PaRes: paRes });
  expect(end.headers.get('location')).toBe(paidReturn(payer.mdOrder));
});

test('pages speak Turkmen, Russian and English, and carry nothing from elsewhere', async () => {
  await using bank = await startSimulator();
  const payer = await openPayer(bank, { orderNumber: 'S-2' });
  for (const [code, tag, word] of [
    ['tm', 'tk', 'Töle'],
    ['ru', 'ru', 'Оплатить'],
    ['en', 'en', 'Pay'],
  ] as const) {
    const answer = await fetch(payer.formUrl.replace('_ru.', `_${code}.`));
    const html = await answer.text();
    expect(html).toContain(`<html lang="${tag}">`);
    expect(html).toContain(word);
    expect(html.match(/(src|href)="(https?:)?\/\//g)).toEqual([expect.stringContaining('href="https://')]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.tm");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('what a shop writes cannot break the page', async () => {
  await using bank = await startSimulator({
    merchants: [{ user: 'demo-halk-api', password: 'demo-halk', name: '"><script>' }],
  });
  const payer = await openPayer(bank);
  const html = await (await fetch(`${payer.formUrl}&card=%22%3E%3Cscript%3E`)).text();
  expect(html).not.toContain('"><script>');
});

test('a demo card can be chosen with a link alone', async () => {
  await using bank = await startSimulator();
  const payer = await openPayer(bank);
  expect(await (await fetch(`${payer.formUrl}&card=9934000000000028`)).text()).toContain(
    'value="9934 0000 0000 0028"',
  );
});
