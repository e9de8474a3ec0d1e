import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeRequest } from '#contract/gift-requests/office.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { requestCan } from '#domain/gift-requests/request.ts';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ReportedThanks } from './ReportedThanks.tsx';
import { requestStateTexts, requestTexts } from './request.texts.ts';

/** State of the request to the recipient, with the possible actions. */
export function RequestPanel({ order }: { order: OfficeOrder }) {
  const { id, awaitsRecipient } = order;
  const t = useTexts(requestTexts);
  const { data } = useAnswer('GET /api/office/requests/:id/', { params: { id } }, { everyMs: 30_000 });
  const may = useMay();
  const request = data?.data;
  if (!request) return null;
  return (
    <Panel title={t('title')} side={request.needsCall && <Mark tone="err">{t('needsCall')}</Mark>}>
      <RequestFacts request={request} />
      {may('orders.change') && <ReportedThanks request={request} />}
      {awaitsRecipient && may('orders.change') && <RequestActions order={order} request={request} />}
    </Panel>
  );
}

function RequestFacts({ request }: { request: OfficeRequest }) {
  const t = useTexts(requestTexts);
  const states = useTexts(requestStateTexts);
  const { state, asks, word, openedAt, dueAt, thanks } = request;
  const facts = [
    asks > 0 && t('asks', { n: asks }),
    openedAt && t('opened', { when: dateAndClock(openedAt) }),
    dueAt && t('due', { when: dateAndClock(dueAt) }),
    thanks && t('thanks', { when: dateAndClock(thanks.at) }),
    t('word', { word }),
  ];
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>{states(state)}</Typography>
      <Typography variant="body2" color="text.secondary" className="tabular">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}

type Props = { order: OfficeOrder; request: OfficeRequest };

function RequestActions({ order, request }: Props) {
  const t = useTexts(requestTexts);
  const { act, isBusy } = useAct();
  const queries = useQueryClient();
  const [isAnswering, setAnswering] = useState(false);
  const params = { id: order.id };
  const run = (call: () => Promise<unknown>, said: string) =>
    void act(async () => {
      await call();
      await queries.invalidateQueries({ queryKey: ['office'] });
    }, said);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
      <Button variant="contained" onClick={() => setAnswering(true)}>
        {t('answer')}
      </Button>
      {requestCan('resend', request.state, 'staff') && (
        <Button
          variant="outlined"
          loading={isBusy}
          onClick={() => run(() => api('POST /api/office/requests/:id/resend/', { params }), t('resent'))}
        >
          {t('resend')}
        </Button>
      )}
      <Button
        loading={isBusy}
        onClick={() => run(() => api('POST /api/office/requests/:id/withdraw/', { params }), t('withdrawn'))}
      >
        {t('withdraw')}
      </Button>
      {isAnswering && <AnswerDialog order={order} close={() => setAnswering(false)} />}
    </Box>
  );
}
