import { Box, Button, Paper } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { api } from '#backoffice/api/api.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderWords } from '../edit/order.texts.ts';
import { orderMoves } from '#domain/order.ts';
import { stepTexts } from './step.texts.ts';
import { forgetUndo, type UndoableStep, useUndoable } from './undo-steps.ts';

/** Status changes of the last ten seconds, each with "undo", above a phone's tabs. */
export function UndoBar() {
  const now = useTicking(500).getTime();
  const steps = useUndoable().filter(({ until }) => until > now);
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 1_200,
        left: '50%',
        transform: 'translateX(-50%)',
        bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', sm: 24 },
        display: 'grid',
        gap: 1,
        width: 'min(420px, calc(100vw - 24px))',
        // On a phone only the newest: several would cover the next order's button.
        '& > :not(:last-child)': { display: { xs: 'none', sm: 'flex' } },
      }}
    >
      {steps.map((one) => (
        <UndoRow key={one.ids.join()} one={one} seconds={Math.ceil((one.until - now) / 1_000)} />
      ))}
    </Box>
  );
}

/** For a single order shows the server's refusal; for several how many could not be undone. */
async function undoAll(ids: readonly string[], sorry: (left: number) => string): Promise<void> {
  const [id] = ids;
  if (ids.length === 1 && id) await api('POST /api/office/orders/:id/undo/', { params: { id } });
  else {
    const { data } = await api('POST /api/office/orders/undo/', { body: { orders: [...ids] } });
    const left = data.filter(({ reason }) => reason !== null).length;
    if (left > 0) throw new Error(sorry(left));
  }
}

function UndoRow({ one, seconds }: { one: UndoableStep; seconds: number }) {
  const t = useTexts(stepTexts);
  const words = useTexts(orderWords);
  const { act, isBusy } = useAct();
  const press = async () => {
    await act(() => undoAll(one.ids, (n) => t('notUndone', { n })), t('undone'));
    forgetUndo(one.ids);
  };
  return (
    <Paper
      elevation={6}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 0.75,
        paddingInline: 2,
        borderRadius: '14px',
        backgroundColor: '#2f2224',
        color: '#fff',
      }}
    >
      <span style={{ flexGrow: 1 }}>
        {one.number ?? t('orders', { n: one.ids.length })}: {words(orderMoves[one.step].to)}
      </span>
      <Button
        color="inherit"
        loading={isBusy}
        startIcon={<Undo2 size={18} aria-hidden />}
        onClick={() => void press()}
        sx={{ fontWeight: 650, whiteSpace: 'nowrap', minHeight: 44 }}
      >
        {t('undo')}
        <span aria-hidden className="tabular">
          &nbsp;· {t('secondsLeft', { n: seconds })}
        </span>
      </Button>
    </Paper>
  );
}
