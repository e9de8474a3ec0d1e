import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';

const CounterPage = lazy(() => import('./counter/CounterPage.tsx'));
const PhoneOrderPage = lazy(() => import('./phone-order/PhoneOrderPage.tsx'));

/** A new order: of a caller, or of somebody who stands in the shop. */
export default function NewOrderPage() {
  const [search] = useSearchParams();
  return search.get('at') === 'counter' ? <CounterPage /> : <PhoneOrderPage />;
}
