import { TextField } from '@mui/material';
import type { FormEvent } from 'react';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { useSettings } from '#backoffice/parts/conflict/use-settings.tsx';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { plainAmount } from '#domain/print/money.ts';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { SaveBar } from '#backoffice/parts/frames/SaveBar.tsx';
import { deliveryTexts } from './delivery.texts.ts';

/** Price of a greeting card, on the page of the wraps. */
export function CardPrice() {
  const { data } = useAnswer('GET /api/office/hours/', undefined, { isForm: true });
  return data ? <PriceForm answer={data} /> : null;
}

function PriceForm({ answer }: { answer: Answer<OfficeRoutes['GET /api/office/hours/']> }) {
  const t = useTexts(deliveryTexts);
  const { act, isBusy } = useAct();
  const { value, change, note, changes, clear, save } = useSettings({
    name: 'card-price',
    from: 'GET /api/office/hours/',
    to: 'PUT /api/office/hours/',
    answer,
    fill: ({ data }) => ({ hours: data.hours, typed: plainAmount(data.cardPrice) }),
    bodyOf: ({ hours, typed }) => ({ hours, cardPrice: readMoney(typed) }),
  });
  const { typed } = value;
  const price = readMoney(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typeof price !== 'number') return;
    void act(save, t('saved'));
  };
  return (
    <form onSubmit={submit} style={{ marginBottom: 16 }}>
      <Panel>
        {note}
        <TextField
          label={t('cardPrice')}
          value={typed}
          onChange={(event) => change({ typed: event.target.value })}
          error={typeof price !== 'number'}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ width: 200 }}
        />
      </Panel>
      <SaveBar changes={changes} isFit={typeof price === 'number'} isBusy={isBusy} undo={clear} />
    </form>
  );
}
