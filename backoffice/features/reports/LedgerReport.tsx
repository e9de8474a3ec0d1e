import { Box, Button, Typography } from '@mui/material';
import { Fragment, useDeferredValue, useState } from 'react';
import type { LedgerAccount } from '#contract/ledger/office.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { bookAmount } from '#domain/print/money.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ledgerTexts } from './ledger.texts.ts';
import { ReportFile } from './ReportFile.tsx';
import { reportTexts } from './reports.texts.ts';
import { OrderLink } from '#backoffice/features/ledger/OrderLink.tsx';
import { useAccountName } from '#backoffice/features/ledger/use-account-name.ts';

/** Balance of every ledger account at the end of a day, and the transfers of one. */
export function LedgerReport() {
  const t = useTexts(ledgerTexts);
  const words = useTexts(reportTexts);
  const { now } = useEnvironment();
  const [day, setDay] = useState(dayOf(now()));
  const [owner, setOwner] = useState('');
  const [opened, setOpened] = useState<number>();
  const search = (next: string) => {
    setOwner(next);
    setOpened(undefined);
  };
  const named = useDeferredValue(owner.trim());
  const at = `${day}T23:59:59+05:00`;
  const query = { at, ...(named ? { owner: named } : {}) };
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/ledger/', { query });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <DayBox label={t('atEndOf')} value={day} changed={setDay} sx={{ width: 180 }} />
        <TextBox label={t('owner')} value={owner} change={search} max={60} sx={{ maxWidth: 460 }} />
      </Box>
      <Panel title={words('ledger')} sx={{ overflowX: 'auto' }}>
        <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 1 }}>
          {t('lead')}
        </Typography>
        <Answered
          isPending={isPending}
          error={error}
          retry={refetch}
          isEmpty={data?.data.length === 0}
          emptyText={t('noSuchOwner')}
        >
          <AccountTable accounts={data?.data ?? []} open={setOpened} />
        </Answered>
      </Panel>
      <ReportFile report="ledger" from={`${day.slice(0, 8)}01`} to={day} note={t('inFile')} />
      <ReportFile report="journal" from={`${day.slice(0, 8)}01`} to={day} note={t('journal')} />
      {opened !== undefined && <AccountPanel key={`${opened} ${at}`} id={opened} at={at} open={setOpened} />}
    </>
  );
}

type TableProps = { accounts: readonly LedgerAccount[]; open: (id: number) => void };

function AccountTable({ accounts, open }: TableProps) {
  const t = useTexts(ledgerTexts);
  const nameOf = useAccountName();
  return (
    <FigureTable
      heads={[t('account'), t('balance'), t('pending')]}
      rows={accounts.map(({ id, kind, owner, orderId, balance, pending }) => ({
        key: `${kind} ${owner} ${id}`,
        isTotal: id === null,
        cells: [
          id === null ? (
            nameOf({ kind, owner })
          ) : (
            <Fragment key="name">
              <Button
                size="small"
                onClick={() => open(id)}
                sx={{ textAlign: 'left', marginLeft: '-8px', minWidth: 0 }}
              >
                {nameOf({ kind, owner })}
              </Button>
              {orderId && <OrderLink id={orderId} />}
            </Fragment>
          ),
          bookAmount(balance),
          pending === 0 ? '' : bookAmount(pending),
        ],
      }))}
    />
  );
}
