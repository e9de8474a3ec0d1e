import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { api } from '#backoffice/api/api.ts';
import { useCouriers } from '#backoffice/features/orders/show/CourierChoice.tsx';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { takingsTexts } from './takings.texts.ts';

type Props = { name: { courier: string; balance: number } };

/** Assigns cash recorded under a typed name to a courier who has an account by now. */
export function JoinButton({ name: { courier, balance } }: Props) {
  const t = useTexts(takingsTexts);
  const couriers = useCouriers();
  const [isOpen, setOpen] = useState(false);
  const [who, setWho] = useState('');
  if (couriers.length === 0) return null;
  const body = { courier, courierId: Number(who), expected: balance };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ display: { xs: 'flex', sm: 'inline-flex' } }}>
        {t('join')}
      </Button>
      {isOpen && (
        <ActionDialog
          title={`${t('join')} · ${courier}`}
          go={t('join')}
          isFit={who !== ''}
          run={() => api('POST /api/office/hand-ins/join/', { body })}
          done={t('joined')}
          close={() => setOpen(false)}
        >
          <Typography gutterBottom>{t('joinNote', { name: courier, sum: money(balance) })}</Typography>
          <SelectBox
            label={t('courier')}
            value={who}
            choose={setWho}
            choices={couriers.map((one) => [String(one.courierId), one.courier] as const)}
            fullWidth
            sx={{ marginTop: 1 }}
          />
        </ActionDialog>
      )}
    </>
  );
}
