import { Box, Typography } from '@mui/material';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { nameOfSms, smsStateTexts } from './event.texts.ts';
import { orderTexts } from '../edit/order.texts.ts';

/** SMS sent to the customer, and whether they were delivered. */
export function OrderMessages({ messages }: Pick<OfficeOrder, 'messages'>) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const states = useTexts(smsStateTexts);
  if (messages.length === 0) return null;
  return (
    <Panel title={t('messages')}>
      {messages.map(({ kind, state, createdAt, error }) => (
        <Box key={`${kind}${createdAt}`} sx={{ paddingBlock: 0.5 }}>
          {nameOfSms(kind, language)} ·{' '}
          {state in smsStateTexts ? states(state as keyof typeof smsStateTexts) : state}
          <Typography variant="body2" color="text.secondary">
            {[dateAndClock(createdAt), error].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}
