import { Box, Button, Typography } from '@mui/material';
import { Phone } from 'lucide-react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeRequest } from '#contract/gift-requests/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { RequestFacts } from './RequestPanel.tsx';
import { requestTexts } from './request.texts.ts';
import { phone } from '#domain/print/phone.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';

/** Recipients who have not given an address yet; those to call are first. */
export default function RequestsPage() {
  const t = useTexts(requestTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/requests/', {}, { everyMs: 30_000 });
  const requests = data?.data ?? [];
  const inOrder = [...requests].sort((a, b) => Number(b.needsCall) - Number(a.needsCall));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={t('listTitle')} />
      <Typography color="text.secondary">{t('lead')}</Typography>
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={requests.length === 0}
        emptyText={t('empty')}
      >
        {inOrder.map((request) => (
          <RequestRow key={request.order} request={request} />
        ))}
      </Answered>
    </Box>
  );
}

function RequestRow({ request }: { request: OfficeRequest }) {
  const t = useTexts(requestTexts);
  const { order, number, recipient, needsCall } = request;
  return (
    <Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link to={`/orders/${order}/show`} style={{ color: 'var(--anar)', fontWeight: 650 }}>
          {number}
        </Link>
        <Typography sx={{ flexGrow: 1 }}>{recipient.name}</Typography>
        {needsCall && <Mark tone="err">{t('needsCall')}</Mark>}
        {recipient.mobile && (
          <Button size="small" startIcon={<Phone size={16} />} href={`tel:${recipient.mobile}`}>
            {phone(recipient.mobile)}
          </Button>
        )}
      </Box>
      <RequestFacts request={request} />
    </Panel>
  );
}
