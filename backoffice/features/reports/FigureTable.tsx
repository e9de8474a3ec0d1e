import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

export type FigureRow = { key: string; cells: readonly ReactNode[]; isTotal?: boolean };

/** A table of numbers: the first column names the row. */
export function FigureTable({ heads, rows }: { heads: readonly string[]; rows: readonly FigureRow[] }) {
  return (
    <Table
      size="small"
      className="tabular"
      sx={{ '& th, & td': { paddingInline: { xs: '6px', sm: '16px' } } }}
    >
      <TableHead>
        <TableRow>
          {heads.map((head, at) => (
            <TableCell key={head} align={at === 0 ? 'left' : 'right'}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells, isTotal }) => (
          <TableRow key={key}>
            {cells.map((cell, at) => (
              <TableCell
                key={heads[at]}
                align={at === 0 ? 'left' : 'right'}
                sx={{ fontWeight: isTotal ? 650 : 400, whiteSpace: at === 0 ? 'normal' : 'nowrap' }}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
