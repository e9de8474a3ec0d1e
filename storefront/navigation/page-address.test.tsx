import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link, Route, Router, useLocation, useSearch } from 'wouter';
import { PageAddress } from './PageAddress.tsx';

function Page() {
  const [path] = useLocation();
  return (
    <>
      <Link href="/shop">{path}</Link>
      <Route path="/brand">{useSearch()}</Route>
    </>
  );
}

test('a page keeps its own address while another one is open', () => {
  const page = renderToString(
    <Router ssrPath="/shop" ssrSearch="sort=new">
      <PageAddress address={{ path: '/brand', search: '?id=3' }}>
        <Page />
      </PageAddress>
    </Router>,
  );
  expect(page).toBe('<a href="/shop">/brand</a>id=3');
});
