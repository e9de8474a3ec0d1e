import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { money } from '#domain/print/money.ts';

/** One row of an order's totals. */
export function SumRow({ name, sum, isStrong }: { name: ReactNode; sum: number; isStrong?: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        fontWeight: isStrong ? 650 : 400,
        fontSize: isStrong ? 19 : 15,
      }}
    >
      <dt>{name}</dt>
      <dd style={{ margin: 0 }}>{money(sum)}</dd>
    </Box>
  );
}
