import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/shop.ts';
import { openTestShop, option } from '#storefront/app/test-shop.ts';
import { sliceArrived } from '#storefront/store/persistence.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { productTexts } from './product.texts.ts';

test('the page says that a photo of the own gift comes where photos are switched on', () => {
  const both = { tm: 'Gül', ru: 'Цветы' };
  const facts: Partial<Product> = {
    description: both,
    care: { tm: '', ru: '' },
    brand: null,
    attributes: [],
  };
  const product = facts as Product;
  const draw = (features: string[]) => {
    const { store } = openTestShop();
    const contacts = { phones: [], email: '', address: both, socials: [] };
    const mainInfo = { name: both, contacts, categories: [], features, banks: [], promises: [] };
    store.dispatch(sliceArrived({ key: 'info', fields: { mainInfo } }));
    return renderToStaticMarkup(
      <Provider store={store}>
        <ProductFacts product={product} option={option(1)} />
      </Provider>,
    );
  };
  expect(draw(['photo-report'])).toContain(productTexts.photoPromise.tm);
  expect(draw([])).not.toContain(productTexts.photoPromise.tm);
});
