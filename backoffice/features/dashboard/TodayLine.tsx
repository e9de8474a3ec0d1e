import { Box, Button, Typography } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

export type Tone = 'err' | 'warn' | 'nil' | 'plain';
const colours: Record<Tone, [ink: string, ground: string]> = {
  err: ['var(--err)', 'var(--err-soft)'],
  warn: ['var(--warn)', 'var(--warn-soft)'],
  nil: ['var(--nil)', 'var(--nil-soft)'],
  plain: ['#5e4a4c', '#f3e9dc'],
};

type Props = {
  icon: LucideIcon;
  tone?: Tone;
  name: string;
  note: string;
  to: string;
  act: string;
  isFirst?: boolean;
};

/** One line of today: what there is, an example, and the button that leads there. */
export function TodayLine({ icon: Icon, tone = 'plain', name, note, to, act, isFirst }: Props) {
  const [color, backgroundColor] = colours[tone];
  return (
    <Box component="li" sx={row}>
      <Box sx={{ ...badge, color, backgroundColor }}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography className="tabular" sx={{ fontWeight: 650, lineHeight: '20px' }}>
          {name}
        </Typography>
        <Typography className="tabular" variant="body2" color="text.secondary" sx={{ lineHeight: '18px' }}>
          {note}
        </Typography>
      </Box>
      <Button
        component={Link}
        to={to}
        size="small"
        variant={isFirst ? 'contained' : 'text'}
        sx={{ ...button, ...(isFirst ? {} : { backgroundColor: 'var(--anar-soft)' }) }}
      >
        {act}
      </Button>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  padding: '9px 10px',
  '& + &': { borderTop: '1px solid #efe5d7' },
} as const;
const badge = {
  flex: 'none',
  width: 34,
  height: 34,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '11px',
} as const;
const button = {
  flex: 'none',
  minWidth: 0,
  padding: '0 12px',
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
