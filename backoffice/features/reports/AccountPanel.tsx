import { Box, Button, Pagination, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { LedgerTransfer } from '#contract/ledger/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { bookAmount, bookMoney } from '#domain/print/money.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { accountSides } from '#domain/ledger/ledger.ts';
import { transferTexts } from '#domain/ledger/ledger.texts.ts';
import { ledgerTexts } from './ledger.texts.ts';
import { OrderLink } from '#backoffice/features/ledger/OrderLink.tsx';
import { useAccountName } from '#backoffice/features/ledger/use-account-name.ts';

type Props = { id: number; at: string; open: (id: number) => void };

/** Transfers of an account, newest first; a press opens the opposite account. */
export function AccountPanel({ id, at, open }: Props) {
  const t = useTexts(ledgerTexts);
  const nameOf = useAccountName();
  const [page, setPage] = useState(1);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/ledger/:id/', {
    params: { id },
    query: { at, page, page_size: 25 },
  });
  const account = data?.data.account;
  const isThere = account !== undefined;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below the accounts, on a phone out of sight: a press would seem to do nothing.
    if (isThere) shown.current?.scrollIntoView({ block: 'start' });
  }, [isThere]);
  return (
    <Box ref={shown} sx={{ scrollMarginTop: 64 }}>
      <Panel
        title={account ? `${nameOf(account)}: ${bookMoney(account.balance)}` : t('transfers')}
        side={account?.orderId && <OrderLink id={account.orderId} />}
      >
        <Answered
          isPending={isPending}
          error={error}
          retry={refetch}
          isEmpty={data?.data.transfers.length === 0}
          emptyText={t('noTransfers')}
        >
          {account &&
            data.data.transfers.map((transfer) => (
              <TransferRow
                key={transfer.id}
                transfer={transfer}
                isMore={transfer.side === accountSides[account.kind]}
                open={open}
              />
            ))}
          {data && data.page.pages > 1 && (
            <Pagination count={data.page.pages} page={page} onChange={(_, next) => setPage(next)} />
          )}
        </Answered>
      </Panel>
    </Box>
  );
}

type RowProps = { transfer: LedgerTransfer; isMore: boolean; open: (id: number) => void };

function TransferRow({ transfer: { code, at, amount: sum, state, other }, isMore, open }: RowProps) {
  const t = useTexts(ledgerTexts);
  const codes = useTexts(transferTexts);
  const nameOf = useAccountName();
  return (
    <Box sx={{ display: 'flex', columnGap: 2, alignItems: 'center', paddingBlock: 0.75 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography>{codes(code)}</Typography>
        <Typography variant="body2" color="text.secondary" className="tabular">
          {dateAndClock(at)}
          {state !== 'posted' && ` · ${t(state === 'void' ? 'isVoid' : 'isPending')}`}
        </Typography>
        <Button size="small" onClick={() => open(other.id)} sx={{ marginLeft: '-5px', textAlign: 'left' }}>
          {nameOf(other)}
        </Button>
      </Box>
      <Typography
        className="tabular"
        sx={{ whiteSpace: 'nowrap', textDecoration: state === 'void' ? 'line-through' : 'none' }}
      >
        {isMore ? '+' : '−'}
        {bookAmount(sum)}
      </Typography>
    </Box>
  );
}
