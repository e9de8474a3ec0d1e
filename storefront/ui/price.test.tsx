import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './Price.tsx';
import { UiWordsContext } from './words.ts';

const words = {
  close: '',
  loading: '',
  retry: '',
  optional: '',
  breadcrumbs: '',
  was: 'было',
  now: 'сейчас',
};

test('screen readers announce both prices of a reduced product, and which is the old one', () => {
  const hear = (old: string | null) =>
    renderToStaticMarkup(
      <UiWordsContext value={words}>
        <Price value="165" unit="TMT" old={old} />
      </UiWordsContext>,
    ).replace(/<[^>]+>/g, '');
  expect(hear('200')).toBe('было 200, сейчас 165 TMT');
  expect(hear(null)).toBe('165 TMT');
});
