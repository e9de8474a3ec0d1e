import { expect, test } from 'vitest';
import { createFormUrlTest } from './form-url.ts';

const isOwnPage = createFormUrlTest('https://mpi.gov.tm/payment/rest', ['pay.gov.tm']);

test('pages on the bank’s host and on listed hosts are its own', () => {
  expect(isOwnPage('https://mpi.gov.tm/payment/merchants/online/payment_ru.html?mdOrder=1')).toBe(true);
  expect(isOwnPage('https://pay.gov.tm/x')).toBe(true);
  expect(createFormUrlTest('http://127.0.0.1:8081/payment/rest', [])('http://127.0.0.1:8081/p')).toBe(true);
});

test('everything else is not', () => {
  const foreign = [
    'https://mpi.gov.tm.evil.example/',
    'https://evil.example/mpi.gov.tm',
    'https://mpi.gov.tm@evil.example/',
    'https://user:pass@mpi.gov.tm/',
    'https://mpi.gov.tm:8443/',
    '//mpi.gov.tm/',
    '/payment',
    '',
    'mpi.gov.tm',
    'javascript:alert(1)//mpi.gov.tm',
    'data:text/html,x',
    'http://mpi.gov.tm/clear',
    'ftp://mpi.gov.tm/',
    'https:\\\\evil.example\\@mpi.gov.tm',
    `https://mpi.gov.tm/${'x'.repeat(3_000)}`,
  ];
  expect(foreign.filter(isOwnPage)).toEqual([]);
});
