import { Badge, IconButton, Tooltip } from '@mui/material';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useNeeds } from '#backoffice/features/dashboard/use-needs.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { alertTexts } from './alerts.texts.ts';
import { useNewOrderAlert } from './use-new-orders.ts';

/** How many lines wait, in the bar of every screen; opens the page that has them. */
export function WaitingBell() {
  const t = useTexts(alertTexts);
  const may = useMay();
  const needs = useNeeds();
  useNewOrderAlert();
  if (!needs || !may('orders.read')) return null;
  const name = t('waiting', { n: needs.data.length });
  return (
    <Tooltip title={name}>
      <IconButton
        color="inherit"
        component={Link}
        to={may('dashboard.read') ? '/' : '/board'}
        aria-label={name}
        sx={{ padding: 0.75, marginRight: 1.25 }}
      >
        <Badge badgeContent={needs.data.length} color="warning">
          <Bell size={20} />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
