/** What a customer meets after buying: the order, the list of orders, the thanks. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Order, OrderRow } from '#contract/orders/shop.ts';
import { phone } from '#domain/print/phone.ts';
import { OrderRowCard } from '#storefront/features/orders/OrderRowCard.tsx';
import { orderTexts } from '#storefront/features/orders/order.texts.ts';
import { sliceArrived } from '#storefront/store/persistence.ts';
import { paths } from '#storefront/paths.ts';
import { App } from './App.tsx';
import { routeAt } from './routes.tsx';
import { openTestShop } from './test-shop.ts';

const both = { tm: 'Gül', ru: 'Цветок' };
const picture = {
  ...{ id: 'p', width: 4, height: 3, placeholder: '#fff', alt: both, src: '/p.jpg' },
  srcset: { avif: 'width="4"', webp: '/p.webp' },
};
const total = { goods: 5000, wrap: 0, delivery: 0, discount: 0, total: 5000 };
const delivered: Order = {
  ...{ id: 'one', number: 'S-7', createdAt: '2026-11-20T07:00:00Z', status: 'delivered' },
  ...{ paymentStatus: 'paid', payment: 'CASH', totals: total, comment: '', timeline: [] },
  items: [
    {
      ...{ product: 3, option: 4, title: both, optionTitle: both, picture },
      ...{ quantity: 1, price: 5000, total: 5000 },
    },
  ],
  delivery: { method: 'SLOT', day: '2026-11-23', from: '12:00', to: '15:00', recipientAsks: false },
  address: null,
  gift: {
    ...{ wrap: null, message: '', senderName: '', anonymous: false, hidePrices: true, doNotCall: false },
    ...{ recipientName: 'Maral', recipientMobile: '+99365112233' },
  },
  actions: ['order-again', 'review'],
};
const { id, number, createdAt, status, paymentStatus, payment } = delivered;
const row: OrderRow = {
  ...{ id, number, createdAt, status, paymentStatus, payment, totals: total, itemsCount: 1 },
  ...{ pictures: [picture], actions: ['order-again', 'review'] },
};

async function draw(path: string, order: Order) {
  const shop = openTestShop();
  await shop.memory.restored();
  const session = { token: 't', isAuthenticated: true, username: '+99361234567' };
  shop.store.dispatch(sliceArrived({ key: 'auth', fields: { ...session, order, orderDetail: order } }));
  const contacts = { phones: ['+99312123456'], email: 'a@b.c', address: both, socials: [] };
  const mainInfo = { name: both, contacts, categories: [], features: [], banks: [], promises: [] };
  shop.store.dispatch(sliceArrived({ key: 'info', fields: { mainInfo } }));
  const [pathname = '', search = ''] = path.split('?');
  await routeAt(pathname).Page.preload();
  return renderToStaticMarkup(
    <Router ssrPath={pathname} ssrSearch={search}>
      <App shop={shop} now={() => new Date('2026-11-24T07:00:00Z')} />
    </Router>,
  );
}

const lookOf = (html: string, words: string) => {
  const at = html.indexOf(words);
  return /class="([^"]*)"/.exec(html.slice(html.lastIndexOf('_button_', at) - 20, at))?.[1] ?? '';
};

test('of a delivered order repeating and reviewing come first, calling the shop is quiet', async () => {
  const html = await draw(paths.order('one'), delivered);
  const at = (words: string) => html.indexOf(`>${words}`);
  expect(at(orderTexts.again.tm)).toBeGreaterThan(0);
  expect(at(orderTexts.again.tm)).toBeLessThan(at(orderTexts.timeline.tm));
  expect(at(orderTexts.review.tm)).toBeLessThan(at(orderTexts.timeline.tm));
  expect(lookOf(html, orderTexts.again.tm)).toContain('primary');
  expect(lookOf(html, orderTexts.callShop.tm)).toContain('ghost');

  const underWay = await draw(paths.order('one'), { ...delivered, status: 'preparing', actions: ['cancel'] });
  expect(lookOf(underWay, orderTexts.callShop.tm)).toContain('gold');
  expect(underWay.indexOf(`>${orderTexts.cancel.tm}`)).toBeGreaterThan(
    underWay.indexOf(`>${orderTexts.contents.tm}`),
  );
});

test('an order that is over can be repeated from the list', async () => {
  const listed = (order: OrderRow) =>
    renderToStaticMarkup(
      <Provider store={openTestShop().store}>
        <Router ssrPath={paths.orders()}>
          <OrderRowCard order={order} />
        </Router>
      </Provider>,
    );
  expect(listed(row)).toContain(`>${orderTexts.again.tm}<`);
  expect(listed({ ...row, status: 'ready', actions: [] })).not.toContain(`>${orderTexts.again.tm}<`);
});

test('the thanks name number, day, recipient and shop, with a picture of the goods', async () => {
  const order: Order = { ...delivered, status: 'placed', paymentStatus: 'unpaid', actions: [] };
  const html = await draw(`${paths.checkout()}?placed=one`, order);
  for (const fact of ['S-7', '23\u00a0noýabr', 'Maral', phone('+99312123456'), 'width="4"'])
    expect(html, fact).toContain(fact);
});
