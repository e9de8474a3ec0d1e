import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderedCertificate } from '#contract/certificates/bought.ts';
import { say } from '#domain/print/texts.ts';
import { NowContext } from '#storefront/lang/now.ts';
import { boughtTexts } from './bought.texts.ts';
import { CertificateRow } from './CertificateRow.tsx';

const certificate: OrderedCertificate = {
  ...{ id: 1, last4: 'AB12', face: 10_000, balance: 10_000, way: 'SMS', state: 'scheduled', sentAt: null },
  ...{
    sendDay: '2026-11-28',
    expiresAt: null,
    name: '',
    message: '',
    giver: '',
    mobile: '+99365112233',
    design: 'plain',
  },
};
const rowAt = (now: string) =>
  renderToStaticMarkup(
    <NowContext value={() => new Date(now)}>
      <CertificateRow certificate={certificate}>{null}</CertificateRow>
    </NowContext>,
  );

test('an SMS whose hour has come is on its way; no hour that has passed is named', () => {
  const told = say('tm', boughtTexts, 'willSend', { day: '28\u00a0noýabr' });
  // 08:59 and 11:21 in Ashgabat.
  expect(rowAt('2026-11-28T03:59:00Z')).toContain(told);
  expect(rowAt('2026-11-28T06:21:00Z')).not.toContain(told);
  expect(rowAt('2026-11-28T06:21:00Z')).toContain(say('tm', boughtTexts, 'sending'));
});
