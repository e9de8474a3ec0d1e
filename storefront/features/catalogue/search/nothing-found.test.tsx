import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { openTestShop } from '#storefront/app/test-shop.ts';
import { readFilter } from '#storefront/features/catalogue/list/list-filter.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
import { NothingFound } from './NothingFound.tsx';

test.each([
  ['q=gül', shopTexts.nothingHint.tm],
  ['q=gül&discount=true', shopTexts.fewerFilters.tm],
])('where nothing is found for %s, the hint is of what can help', (search, hint) => {
  const page = renderToStaticMarkup(
    <Provider store={openTestShop().store}>
      <Router ssrPath="/shop">
        <NothingFound filter={readFilter(search)} facets={null} onChange={() => undefined} />
      </Router>
    </Provider>,
  );
  expect(page).toContain(hint);
});
