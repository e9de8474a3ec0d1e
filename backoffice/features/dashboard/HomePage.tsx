import { Navigate } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { usePermissions } from 'react-admin';
import { DashboardView } from './DashboardView.tsx';

/** The start page: the dashboard for those with permission, otherwise pending work. */
export default function HomePage() {
  const may = useMay();
  const { isPending } = usePermissions();
  if (isPending) return null;
  if (may('dashboard.read')) return <DashboardView />;
  if (may('round.work')) return <Navigate to="/round" replace />;
  return <Navigate to={may('orders.read') ? '/board' : '/products'} replace />;
}
