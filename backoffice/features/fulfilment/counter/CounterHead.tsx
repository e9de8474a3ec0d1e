import { Box, Button, Typography } from '@mui/material';
import { PhoneCall } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { bookMoney } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import type { CounterDraft } from './counter-draft.ts';
import { counterTexts } from './counter.texts.ts';

type Props = { draft: CounterDraft; leave: () => void };

/** What the till should have by the books; and the way out for a buyer who wants a delivery. */
export function CounterHead({ draft, leave }: Props) {
  const t = useTexts(counterTexts);
  const may = useMay();
  const go = useNavigate();
  const { data } = useAnswer('GET /api/office/counter-sales/', {}, { everyMs: 30_000 });
  const { till, countedAt } = data?.data ?? {};
  const toDelivery = () => {
    const { lines, phone: caller } = draft;
    leave();
    void go('/orders/create', { state: { lines, caller } });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBottom: 1.5 }}>
      <Typography color="text.secondary" className="tabular" sx={{ flexGrow: 1 }}>
        {till !== undefined && t('till', { sum: bookMoney(till) })}
        {countedAt && `, ${t('counted', { at: dateAndClock(countedAt) })}`}
      </Typography>
      {may('orders.change') && (
        <Button variant="outlined" startIcon={<PhoneCall size={16} />} onClick={toDelivery}>
          {t('isDelivery')}
        </Button>
      )}
    </Box>
  );
}
