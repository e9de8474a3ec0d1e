import { ListItemButton } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

type Props = { to: string; icon: LucideIcon; words: string; isHere: boolean; pressed: () => void };

/** One entry of the menu. The current one is scrolled into view. */
export function MenuLink({ to, icon: Icon, words, isHere, pressed }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <ListItemButton
      ref={link}
      component={Link}
      to={to}
      onClick={pressed}
      aria-current={isHere ? 'page' : undefined}
      sx={{
        gap: 2.5,
        minHeight: 40,
        padding: '4px 16px',
        lineHeight: 1.25,
        color: 'text.secondary',
        '&[aria-current]': { color: 'text.primary', backgroundColor: 'var(--anar-soft)' },
      }}
    >
      <Icon size={20} strokeWidth={1.75} style={{ flex: 'none' }} aria-hidden />
      <span style={{ whiteSpace: 'normal' }}>{words}</span>
    </ListItemButton>
  );
}
