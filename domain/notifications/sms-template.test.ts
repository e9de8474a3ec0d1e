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

test('the usual template, filled, is letter for letter what the shop says without one', () => {
  for (const kind of smsKinds)
    for (const lang of ['tm', 'ru'] as const)
      expect(fillTemplate(usualTemplate(kind)[lang], exampleFacts)).toBe(
        smsText(kind, lang, exampleFacts as never),
      );
});

test('a template must name the order and only facts that are known', () => {
  expect(templateFault('order-paid', 'Sag boluň, {order}!')).toBeUndefined();
  expect(templateFault('order-paid', 'Sag boluň!')).toBe('order-missing');
  expect(templateFault('order-delivered', '{order} {total}')).toBe('unknown-fact');
  expect(templateFault('order-paid', `{order} ${'a'.repeat(500)}`)).toBe('too-long');
  expect(factsOf('order-delivered')).toEqual(['order']);
});
