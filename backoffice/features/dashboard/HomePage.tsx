import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { usePermissions, useStore } from 'react-admin';
import { useHasFirstSteps } from './use-first-steps.ts';
import { DashboardView } from './DashboardView.tsx';

/** The start page: the dashboard for those with permission, otherwise pending work. */
export default function HomePage() {
  const may = useMay();
  const { isPending } = usePermissions();
  if (isPending) return null;
  if (may('settings.write')) return <FirstDayOrToday />;
  if (may('dashboard.read')) return <DashboardView />;
  if (may('round.work')) return <Navigate to="/round" replace />;
  return <Navigate to={may('orders.read') ? '/board' : '/products'} replace />;
}

/** A shop that delivers nowhere is set up first, unless its owner puts that off. */
function FirstDayOrToday() {
  const [isPutOff] = useStore('office.my-shop-later', false);
  const { data, isFetching } = useAnswer('GET /api/office/my-shop/', undefined, { isOff: isPutOff });
  const isFirstDay = data !== undefined && !isFetching && !data.data.isSetUp && !isPutOff;
  const [, setHasSteps] = useHasFirstSteps();
  useEffect(() => {
    if (isFirstDay) setHasSteps(true);
  }, [isFirstDay, setHasSteps]);
  return isFirstDay ? <GoToMyShop /> : <DashboardView />;
}

/** Unless somebody has pressed a link meanwhile: the address is changed before the next page is rendered. */
function GoToMyShop() {
  const navigate = useNavigate();
  useEffect(() => {
    if (['', '#/'].includes(location.hash)) void navigate('/my-shop', { replace: true });
  }, [navigate]);
  return null;
}
