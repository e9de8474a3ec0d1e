import { Box, IconButton, Typography } from '@mui/material';
import { Minus, Plus } from 'lucide-react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { amount } from '#backoffice/lang/format.ts';
import { pick } from '#backoffice/lang/texts.ts';
import { useLanguage } from '#backoffice/lang/use-texts.ts';

type Units = Record<number, number>;
type Props = { order: OfficeOrder; units: Units; change: (units: Units) => void };

/** How many units of each line go back, never more than were not given back yet. */
export function RefundLines({ order, units, change }: Props) {
  const language = useLanguage();
  return (
    <Box sx={{ marginBlock: 1 }}>
      {order.items.map((item) => {
        const most = item.quantity - item.refunded;
        const now = units[item.position] ?? 0;
        const set = (next: number) => change({ ...units, [item.position]: next });
        return (
          <Box
            key={item.position}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, opacity: most > 0 ? 1 : 0.5 }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              {[pick(item.title, language), pick(item.optionTitle, language)].filter(Boolean).join(', ')}
              <Typography variant="body2" color="text.secondary" className="tabular">
                {amount(item.price)} × {most}
              </Typography>
            </Box>
            <IconButton aria-label="−1" disabled={now <= 0} onClick={() => set(now - 1)}>
              <Minus size={18} />
            </IconButton>
            <Typography className="tabular" role="status" sx={{ minWidth: 24, textAlign: 'center' }}>
              {now}
            </Typography>
            <IconButton aria-label="+1" disabled={now >= most} onClick={() => set(now + 1)}>
              <Plus size={18} />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
