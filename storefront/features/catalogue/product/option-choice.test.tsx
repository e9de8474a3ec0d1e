import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { option } from '#storefront/app/test-shop.ts';
import { OptionChoice } from './OptionChoice.tsx';

test('the price difference of a dearer option is shown in manats', () => {
  const options = [option(1), { ...option(2), price: option(1).price + 13_000 }];
  const page = renderToStaticMarkup(
    <OptionChoice options={options} chosen={null} onChoose={() => undefined} />,
  );
  expect(page).toContain('+130\u00a0TMT');
});
