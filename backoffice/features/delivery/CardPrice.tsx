import { Box, Button, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import type { WorkingHours } from '#contract/content/shop.ts';
import { useSaveForm } from '#backoffice/api/save-form.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { plainAmount } from '#domain/print/money.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { deliveryTexts } from './delivery.texts.ts';

/** Price of a greeting card, on the page of the wraps. */
export function CardPrice() {
  const { data } = useAnswer('GET /api/office/hours/', undefined, { isForm: true });
  return data ? <PriceForm {...data.data} seen={data.seen} /> : null;
}

type FormProps = { hours: WorkingHours[]; cardPrice: number; seen: string | undefined };

function PriceForm({ hours, cardPrice, seen }: FormProps) {
  const t = useTexts(deliveryTexts);
  const { act, isBusy } = useAct();
  const send = useSaveForm('PUT /api/office/hours/', seen);
  const first = { typed: plainAmount(cardPrice) };
  const { value, change, note, sendOnce } = useDraft({ name: 'card-price', first });
  const { typed } = value;
  const price = readMoney(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typeof price !== 'number') return;
    const body = { hours, cardPrice: price };
    void act(() => sendOnce(() => send({ body })), t('saved'));
  };
  return (
    <Panel sx={{ marginBottom: 2 }}>
      {note}
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          label={t('cardPrice')}
          value={typed}
          onChange={(event) => change({ typed: event.target.value })}
          error={typeof price !== 'number'}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ width: 200 }}
        />
        <Button
          type="submit"
          variant="contained"
          loading={isBusy}
          disabled={typeof price !== 'number' || price === cardPrice}
        >
          {t('save')}
        </Button>
      </Box>
    </Panel>
  );
}
