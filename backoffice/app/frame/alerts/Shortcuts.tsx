import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { newOrder, placeGroups, type Tab } from '../places.ts';
import { isTyping } from './is-typing.ts';
import { alertTexts } from './alerts.texts.ts';

/** Target of each key by its position on the keyboard, so that it works in either keyboard layout. */
const keys: Readonly<Record<string, string>> = {
  KeyT: '/',
  KeyB: '/board',
  KeyO: '/orders',
  KeyN: '/orders/create',
  KeyP: '/products',
  KeyS: '/stock',
  KeyC: '/customers',
  KeyM: '/money/couriers',
};
const screens: readonly Tab[] = [
  newOrder,
  ...placeGroups.flatMap(({ places }) => places.flatMap(({ tabs, ...own }) => [own, ...(tabs ?? [])])),
];

/** Keyboard shortcuts to the most used pages; `?` lists them. Disabled while typing. */
export function Shortcuts() {
  const t = useTexts(alertTexts);
  const language = useLanguage();
  const may = useMay();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '?' || (event.shiftKey && event.code === 'Slash')) return setOpen(true);
      const place = screens.find(({ to }) => to === keys[event.code]);
      if (place && !event.shiftKey && may(place.need)) void navigate(place.to);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [may, navigate]);
  const shown = Object.entries(keys).flatMap(([code, to]) => {
    const place = screens.find((one) => one.to === to);
    return place && may(place.need) ? [[code.slice(3), place.words[language]] as const] : [];
  });
  const rows = [...shown, ['/', t('search')] as const, ['?', t('help')] as const];
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="xs" fullWidth>
      <DialogTitle>{t('shortcuts')}</DialogTitle>
      <DialogContent>
        <table style={{ borderSpacing: '0 8px' }}>
          <tbody>
            {rows.map(([key, name]) => (
              <tr key={key}>
                <td style={{ width: 56 }}>
                  <kbd style={{ padding: '2px 10px', borderRadius: 6, background: 'var(--sunken)' }}>
                    {key}
                  </kbd>
                </td>
                <td>{name}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(false)}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
