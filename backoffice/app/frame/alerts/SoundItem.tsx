import { ListItemIcon, MenuItem } from '@mui/material';
import { Bell, BellOff } from 'lucide-react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { alertTexts } from './alerts.texts.ts';
import { useSound } from './use-new-orders.ts';

/** Turns the alert sound on or off in this browser. */
export function SoundItem() {
  const t = useTexts(alertTexts);
  const [isOn, setOn] = useSound();
  const Icon = isOn ? Bell : BellOff;
  return (
    <MenuItem onClick={() => setOn(!isOn)}>
      <ListItemIcon>
        <Icon size={20} />
      </ListItemIcon>
      {t(isOn ? 'soundOn' : 'soundOff')}
    </MenuItem>
  );
}
