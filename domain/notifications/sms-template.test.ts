import { expect, test } from 'vitest';
import {
  exampleFacts,
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
      expect(fillTemplate(usualTemplate(kind)[lang], exampleFacts[lang], lang)).toBe(
        smsText(kind, lang, exampleFacts[lang] as never),
      );
});

test('a template must contain the order number and only placeholders of its kind', () => {
  expect(templateFault('order-paid', 'Sag boluň, {order}!', 'tm')).toBeUndefined();
  expect(templateFault('order-paid', 'Sag boluň!', 'tm')).toBe('order-missing');
  expect(templateFault('payment-link', '{order} {total}', 'tm')).toBe('link-missing');
  expect(templateFault('payment-link', '{order} {link}', 'tm')).toBeUndefined();
  expect(templateFault('order-delivered', '{order} {total}', 'tm')).toBe('unknown-fact');
  expect(templateFault('order-paid', `{order} ${'a'.repeat(500)}`, 'tm')).toBe('too-long');
  expect(factsOf('order-delivered')).toEqual(['order']);
  expect(templateFault('gift-asks', 'Sowgat bar: {link}', 'tm')).toBeUndefined();
  expect(templateFault('gift-asks', 'Sowgat bar', 'tm')).toBe('link-missing');
  expect(templateFault('gift-asks', '{order} {link}', 'tm'), 'no recipient is told').toBe('unknown-fact');
});

test('a template is sent in the letters of its language, and Russian fits fewer characters in one message', () => {
  const facts = { order: 'S-1' };
  expect(fillTemplate('Sag boluň, {order}!', facts, 'tm')).toBe('Sag bolun, S-1!');
  expect(fillTemplate(' Спасибо,\u00a0{order}!\u200b ', facts, 'ru')).toBe('Спасибо, S-1!');
  expect(fillTemplate('“Sowgat” {order}', facts, 'ru')).toBe('"Sowgat" S-1');
  expect(templateFault('order-paid', `{order} ${'ж'.repeat(190)}`, 'ru')).toBeUndefined();
  expect(templateFault('order-paid', `{order} ${'ж'.repeat(200)}`, 'ru')).toBe('too-long');
  expect(templateFault('order-paid', `{order} ${'ж'.repeat(200)}`, 'tm')).toBeUndefined();
});
