import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of the page of today, with a short remark beside its heading. */
export function TodayPart({ title, side, children }: { title: string; side?: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, marginBottom: 0.75 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <Typography className="tabular" variant="body2" color="text.secondary">
          {side}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

/** Lines below one another in a panel. */
export function TodayLines({ children }: { children: ReactNode }) {
  return (
    <Card>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Card>
  );
}
