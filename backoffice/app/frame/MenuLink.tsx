import { ListItemButton } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { count } from '#domain/print/money.ts';
import type { Badge } from './use-badges.ts';

type Props = {
  to: string;
  icon: LucideIcon;
  words: string;
  isHere: boolean;
  /** only the picture is seen */
  isRail: boolean;
  badge: Badge | undefined;
  pressed: () => void;
};

/** One entry of the menu. The current one is scrolled into view. */
export function MenuLink({ to, icon: Icon, words, isHere, isRail, badge, pressed }: Props) {
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
      aria-label={words}
      // Drawn by the style: the name stays the name; the bell says the number.
      data-count={badge && !isRail ? count(badge.number) : undefined}
      aria-current={isHere ? 'page' : undefined}
      sx={{
        gap: 1.5,
        minHeight: 33,
        margin: '0 8px',
        padding: '0 10px',
        justifyContent: isRail ? 'center' : 'flex-start',
        borderRadius: '10px',
        lineHeight: 1.2,
        color: 'text.secondary',
        '@media (pointer: coarse)': { minHeight: 44 },
        '&[data-count]::after': {
          content: 'attr(data-count)',
          minWidth: 20,
          paddingInline: '6px',
          fontSize: 12,
          fontWeight: 650,
          lineHeight: '20px',
          textAlign: 'center',
          ...(badge?.isUrgent && {
            borderRadius: '10px',
            color: '#fff8ef',
            backgroundColor: 'var(--anar)',
          }),
        },
        '&[aria-current]': {
          color: 'var(--anar)',
          fontWeight: 650,
          backgroundColor: '#ffffff',
          boxShadow: 'inset 0 0 0 1px var(--line)',
        },
      }}
    >
      <Icon size={18} strokeWidth={1.75} style={{ flex: 'none' }} aria-hidden />
      {!isRail && <span style={{ flexGrow: 1 }}>{words}</span>}
    </ListItemButton>
  );
}
