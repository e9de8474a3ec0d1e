import { Badge, IconButton, Tooltip } from '@mui/material';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { alertTexts } from './alerts.texts.ts';
import { useNewOrderAlert, useWaitingOrders } from './use-waiting-orders.ts';

/** Number of new orders, in the bar of every screen; opens the board. */
export function WaitingBell() {
  const t = useTexts(alertTexts);
  const waiting = useWaitingOrders();
  useNewOrderAlert();
  if (!waiting) return null;
  const name = t('waiting', { n: waiting.total });
  return (
    <Tooltip title={name}>
      <IconButton
        color="inherit"
        component={Link}
        to="/board"
        aria-label={name}
        sx={{ padding: 0.75, marginRight: 1.25 }}
      >
        <Badge badgeContent={waiting.total} color="warning">
          <Bell size={20} />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
