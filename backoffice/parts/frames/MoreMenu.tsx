import { Button, IconButton, ListItemIcon, Menu, MenuItem, useMediaQuery } from '@mui/material';
import { EllipsisVertical } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

export type MoreItem = {
  name: string;
  icon?: ReactNode;
  isDanger?: boolean;
  press: () => void;
};

/** Menu of rare actions, so that the frequent buttons fit in one row on a phone. */
export function MoreMenu({ items }: { items: readonly MoreItem[] }) {
  const t = useTexts(partTexts);
  const id = useId();
  const isPhone = useMediaQuery('(max-width:760px)');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  if (items.length === 0) return null;
  const opener = {
    'aria-haspopup': 'menu' as const,
    'aria-controls': anchor ? id : undefined,
    'aria-expanded': anchor !== undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  };
  return (
    <>
      {isPhone ? (
        <IconButton color="primary" aria-label={t('more')} {...opener}>
          <EllipsisVertical size={20} />
        </IconButton>
      ) : (
        <Button variant="outlined" startIcon={<EllipsisVertical size={18} />} {...opener}>
          {t('more')}
        </Button>
      )}
      <Menu id={id} open={anchor !== undefined} {...(anchor ? { anchorEl: anchor } : {})} onClose={close}>
        {items.map(({ name, icon, isDanger, press }) => (
          <MenuItem
            key={name}
            onClick={() => {
              close();
              press();
            }}
            sx={{ minHeight: 48, ...(isDanger ? { color: 'error.main' } : {}) }}
          >
            {icon && <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>}
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
