import { expect, test } from 'vitest';
import { takeAnswers } from './first-answers.ts';
import { oldestAnswer } from './oldest-answer.ts';
import { publicAnswers } from './public-answers.ts';
import { isCacheable, ruleOf } from './rules.ts';

const origin = 'https://sowgat.tm';
const answers = new RegExp(publicAnswers);
const ask = (path: string, input: Partial<{ method: string; mode: RequestMode; headers: Headers }> = {}) =>
  ruleOf(
    { url: new URL(path, origin).href, method: 'GET', mode: 'cors', headers: new Headers(), ...input },
    { origin, answers },
  );
const open = (path: string) => ask(path, { mode: 'navigate' });

test('the catalogue is cached', () => {
  const calls = [
    'home-info/',
    'banners/?is_main=false',
    'list/?category=3',
    'detail/7/',
    'idea/2/',
    'reviews/7/',
    'brands/',
  ];
  expect(calls.filter((call) => ask(`/api/product/${call}`) !== 'answer')).toEqual([]);
  expect(ask('/api/order/delivery-payment/')).toBe('answer');
  expect(['/', '/shop?page=2', '/product/7', '/idea/2', '/aboutUs', '/account/delivery'].map(open)).toEqual(
    Array.from({ length: 6 }, () => 'page'),
  );
  expect([ask('/pictures/ab/ab-400.avif'), ask('/assets/a1b2c3d.js')]).toEqual(['picture', 'file']);
});

test('nothing personal is cached, and nothing that must be current', () => {
  const calls = [
    '/api/auth/profile-list/',
    '/api/auth/address-list/',
    '/api/order/order-list/',
    '/api/order/order-detail/7/',
    '/api/order/payment/7/?bank=HALK',
    '/api/order/check-payment/7/',
    '/api/order/slots/?place=1',
    '/api/cart/',
    '/api/wishlist/',
    '/api/product/suggest/?q=g',
    '/api/product/list/?ids=1,2',
    '/api/office/orders/',
  ];
  expect(calls.filter((call) => ask(call) !== null)).toEqual([]);
  expect(ask('/api/product/list/', { headers: new Headers({ authorization: 'Bearer x' }) })).toBeNull();
  expect(ask('/api/product/reviews/7/', { method: 'POST' })).toBeNull();
  expect(ask('https://bank.example/api/product/list/')).toBeNull();
  expect(['/account', '/account/orderlist', '/order/create', '/login/code'].map(open)).toEqual(
    Array.from({ length: 4 }, () => 'shell'),
  );
  expect(['/office', '/office/orders', '/demo/sms', '/api/docs', '/robots.txt'].map(open)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('the response headers of the server decide what is public', () => {
  const reply = (status: number, control: string) =>
    new Response('{}', { status, headers: { 'cache-control': control } });
  expect(isCacheable(reply(200, 'public, max-age=0, must-revalidate'))).toBe(true);
  expect(isCacheable(reply(200, 'no-store'))).toBe(false);
  expect(isCacheable(reply(404, 'public'))).toBe(false);
});

test('a cached page contains no answers, they are cached separately', () => {
  const page = (text: string) =>
    `<p>a</p><script type="application/json" id="first-view">${text}</script><p>b</p>`;
  expect(takeAnswers(page('{"/api/x/":{"data":"\\u003c"}}'))).toEqual({
    html: '<p>a</p><p>b</p>',
    answers: [['/api/x/', { data: '<' }]],
  });
  expect(takeAnswers(page('{broken')).answers).toEqual([]);
});

test('a screen is as old as the oldest of its newest answers', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toUTCString();
  const noted = [
    { screen: 'https://sowgat.tm/product/7', url: '/api/product/home-info/', date: at(1) },
    { screen: 'https://sowgat.tm/product/7', url: '/api/product/detail/7/', date: at(2) },
    { screen: 'https://sowgat.tm/product/7', url: '/api/product/reviews/7/', date: at(9) },
    { screen: 'https://sowgat.tm/product/7', url: '/api/product/detail/7/', date: at(5) },
    { screen: 'https://sowgat.tm/product/7', url: '/api/cart/', date: at(0) },
    { screen: 'https://sowgat.tm/', url: '/api/product/home-info/', date: at(3) },
  ];
  expect(oldestAnswer(noted, 'https://sowgat.tm/product/7')?.toUTCString()).toBe(at(5));
  expect(oldestAnswer(noted, 'https://sowgat.tm/')?.toUTCString()).toBe(at(3));
  expect(oldestAnswer(noted, 'https://sowgat.tm/shop')).toBeNull();
});
