import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { Link, Route, Router, useLocation, useSearch } from 'wouter';
import { RequireCustomer } from '#storefront/features/customers/account/RequireCustomer.tsx';
import { openTestShop } from '#storefront/app/test-shop.ts';
import { paths } from '#storefront/paths.ts';
import { PageAddress, useIsOpen } from './PageAddress.tsx';

function Page() {
  const [path] = useLocation();
  return (
    <>
      <Link href="/shop">{path}</Link>
      <Route path="/brand">{useSearch()}</Route>
      {useIsOpen() && ' open'}
    </>
  );
}

const draw = (path: string) =>
  renderToString(
    <Router ssrPath={path} ssrSearch="sort=new">
      <PageAddress address={{ path: '/brand', search: '?id=3' }}>
        <Page />
      </PageAddress>
    </Router>,
  );

test('a page keeps its own address while another one is open', () => {
  expect(draw('/shop')).toBe('<a href="/shop">/brand</a>id=3');
  expect(draw('/brand')).toBe('<a href="/shop">/brand</a>id=3<!-- --> open');
});

test.each([
  ['/account/orders', paths.signIn('/account/orders')],
  ['/', undefined],
])('a guest on an account page is sent to sign-in only while it is open: at %s', (open, redirectTo) => {
  const context: { redirectTo?: string } = {};
  renderToString(
    <Provider store={openTestShop().store}>
      <Router ssrPath={open} ssrContext={context}>
        <PageAddress address={{ path: '/account/orders', search: '' }}>
          <RequireCustomer>{null}</RequireCustomer>
        </PageAddress>
      </Router>
    </Provider>,
  );
  expect(context.redirectTo).toBe(redirectTo);
});
