import { expect, test } from 'vitest';
import { banksOf } from './demo-merchants.ts';

test('the simulator beside a demonstration speaks Turkmen; a bank given from outside may not', () => {
  const url = 'https://bank.example/payment/rest';
  const banks = banksOf(
    { mode: 'demo', banks: [{ code: 'HALK', url, user: '', password: '' }] },
    'http://127.0.0.1:8081',
  );
  expect(banks.map(({ code, hasTurkmen = false }) => ({ code, hasTurkmen }))).toEqual([
    { code: 'HALK', hasTurkmen: false },
    { code: 'SENAGAT', hasTurkmen: true },
    { code: 'RYSGAL', hasTurkmen: true },
  ]);
});
