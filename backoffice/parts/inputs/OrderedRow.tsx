import { Box, IconButton } from '@mui/material';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

type Props = {
  /** URL of the record's page, if it has one. */
  to?: string;
  children: ReactNode;
  canMove: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** A record that may be dropped here is being dragged. */
  isTarget: boolean;
  move: (by: -1 | 1) => void;
  dragged: () => void;
  released: () => void;
  dropped: () => void;
};

export function OrderedRow(props: Props) {
  const { to, children, canMove, isTarget, dragged, released, dropped } = props;
  const [isOver, setOver] = useState(false);
  return (
    <Box
      component="li"
      draggable={canMove}
      onDragStart={dragged}
      onDragEnd={released}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false);
        if (isTarget) dropped();
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 56,
        paddingInline: 1,
        borderBottom: '1px solid #efe5d7',
        boxShadow: isOver ? 'inset 0 3px 0 var(--anar)' : 'none',
        '&:last-of-type': { borderBottom: 0 },
        '&:hover': { backgroundColor: '#fcf8f1' },
      }}
    >
      {canMove && <Grip />}
      <Box
        {...(to === undefined ? {} : { component: Link, to })}
        sx={{
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          gap: 1.5,
          minWidth: 0,
          paddingBlock: 1,
          color: 'inherit',
          textDecoration: 'none',
        }}
      >
        {children}
      </Box>
      {canMove && <MoveButtons {...props} />}
    </Box>
  );
}

function Grip() {
  const t = useTexts(partTexts);
  return (
    <Box
      component="span"
      title={t('drag')}
      sx={{ display: { xs: 'none', sm: 'flex' }, cursor: 'grab', color: '#917b77' }}
    >
      <GripVertical size={18} aria-hidden />
    </Box>
  );
}

function MoveButtons({ isFirst, isLast, move }: Pick<Props, 'isFirst' | 'isLast' | 'move'>) {
  const t = useTexts(partTexts);
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <IconButton
        size="small"
        aria-label={t('up')}
        disabled={isFirst}
        onClick={() => move(-1)}
        sx={{ padding: 1 }}
      >
        <ChevronUp size={20} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('down')}
        disabled={isLast}
        onClick={() => move(1)}
        sx={{ padding: 1 }}
      >
        <ChevronDown size={20} />
      </IconButton>
    </Box>
  );
}
