import { Box, Typography } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { OrderStatusMark } from '#backoffice/features/orders/list/OrderMarks.tsx';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { fold, splitQuery } from '#domain/search.ts';
import type { Hit } from './use-hits.ts';

type Props = { row: HTMLAttributes<HTMLElement>; hit: Hit; q: string };

/** One hit, with the words that found it marked. */
export function FoundRow({ row, hit: { icon: Icon, picture, first, second, status }, q }: Props) {
  return (
    <Box
      {...row}
      sx={{
        gap: 1.5,
        minHeight: 50,
        borderRadius: '10px',
        '&.MuiAutocomplete-option': { paddingInline: 1.5 },
      }}
    >
      {picture ? (
        <Thumb picture={picture} width={32} ratio={1} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 32,
            height: 32,
            borderRadius: '8px',
            backgroundColor: 'var(--sunken)',
          }}
        >
          <Icon size={17} strokeWidth={1.75} aria-hidden />
        </Box>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap>
          <Marked text={first} q={q} />
        </Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          {second}
        </Typography>
      </Box>
      {status && <OrderStatusMark status={status} />}
    </Box>
  );
}

/** Words are compared as the search compares them, so that `айна` marks Aýna. */
function Marked({ text, q }: { text: string; q: string }) {
  const words = splitQuery(q).map(({ word }) => word);
  const parts = text.split(/(\s+)/);
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.length;
    const isHit = words.some((word) => fold(part).includes(word));
    return isHit ? (
      <mark key={key} style={{ borderRadius: 4, color: 'inherit', backgroundColor: '#f8dfae' }}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
