import { expect, test } from 'vitest';
import { contrastOf } from '#domain/brand/accent.ts';
import { certificateLooks } from './certificate-design.ts';

test.each(Object.entries(certificateLooks))(
  'the text of a %s card is readable on its background',
  (_, { ink, paper }) => {
    // More than the 4.5 that WCAG asks for: browsers round the colours of scaled text.
    expect(contrastOf(ink, paper)).toBeGreaterThan(5);
  },
);
