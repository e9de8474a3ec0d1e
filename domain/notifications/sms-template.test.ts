import { expect, test } from 'vitest';
import {
  exampleFacts,
  exampleLink,
  factsOf,
  fillTemplate,
  smsKinds,
  templateFault,
  usualTemplate,
} from './sms-template.ts';
import { smsText } from './sms-text.ts';

test('the default template, filled, equals the built-in text', () => {
  for (const kind of smsKinds)
    for (const lang of ['tm', 'ru'] as const)
      expect(fillTemplate(usualTemplate(kind)[lang], exampleFacts(lang, exampleLink(kind)), lang)).toBe(
        smsText(kind, lang, exampleFacts(lang, exampleLink(kind)) as never),
      );
});

test('a template must contain the order number and only placeholders of its kind', () => {
  expect(templateFault('order-paid', 'Sag boluň, {order}!', { lang: 'tm' })).toBeUndefined();
  expect(templateFault('order-paid', 'Sag boluň!', { lang: 'tm' })).toBe('order-missing');
  expect(templateFault('payment-link', '{order} {total}', { lang: 'tm' })).toBe('link-missing');
  expect(templateFault('payment-link', '{order} {link}', { lang: 'tm' })).toBeUndefined();
  expect(templateFault('order-delivered', '{order} {total}', { lang: 'tm' })).toBe('unknown-fact');
  expect(templateFault('order-paid', `{order} ${'a'.repeat(500)}`, { lang: 'tm' })).toBe('too-long');
  expect(factsOf('order-delivered')).toEqual(['order']);
  expect(templateFault('gift-asks', 'Sowgat bar: {link}', { lang: 'tm' })).toBeUndefined();
  expect(templateFault('gift-asks', 'Sowgat bar', { lang: 'tm' })).toBe('link-missing');
  expect(templateFault('gift-asks', '{order} {link}', { lang: 'tm' }), 'no recipient is told').toBe(
    'unknown-fact',
  );
});

test('a template is sent in the letters of its language, and Russian fits fewer characters in one message', () => {
  const facts = { order: 'S-1' };
  expect(fillTemplate('Sag boluň, {order}!', facts, 'tm')).toBe('Sag bolun, S-1!');
  expect(fillTemplate(' Спасибо,\u00a0{order}!\u200b ', facts, 'ru')).toBe('Спасибо, S-1!');
  expect(fillTemplate('“Sowgat” {order}', facts, 'ru')).toBe('"Sowgat" S-1');
  expect(templateFault('order-paid', `{order} ${'ж'.repeat(190)}`, { lang: 'ru' })).toBeUndefined();
  expect(templateFault('order-paid', `{order} ${'ж'.repeat(200)}`, { lang: 'ru' })).toBe('too-long');
  expect(templateFault('order-paid', `{order} ${'ж'.repeat(200)}`, { lang: 'tm' })).toBeUndefined();
});
