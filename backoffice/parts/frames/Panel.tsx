import { Box, Card, type SxProps, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { title?: string; side?: ReactNode; children: ReactNode; sx?: SxProps };

/** A card with a heading; `side` is at its right end. */
export function Panel({ title, side, children, sx = {} }: Props) {
  return (
    <Card
      component="section"
      sx={{ padding: { xs: '14px', sm: '18px 20px' }, minWidth: 0, ...(sx as object) }}
    >
      {(title || side) && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBottom: 1.5 }}>
          <Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {side}
        </Box>
      )}
      {children}
    </Card>
  );
}
