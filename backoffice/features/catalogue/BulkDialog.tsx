import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { BulkInput } from '#contract/catalogue/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { BulkFields, type BulkKind } from './BulkFields.tsx';
import { productTexts } from './product.texts.ts';

type Change = BulkInput['change'];
type Props = { kind: BulkKind; ids: number[]; close: () => void; done: () => void };

/** Dialog of one bulk action; products that could not be changed are listed with the reason. */
export function BulkDialog({ kind, ids, close, done }: Props) {
  const t = useTexts(productTexts);
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const submit = (values: FieldValues) =>
    act(async () => {
      const { data } = await api('POST /api/office/products/bulk/', {
        body: { ids, change: readChange(kind, values) },
      });
      notify(t('changed', { n: data.changed }), { type: 'success' });
      if (data.skipped.length > 0) {
        const reasons = new Set(data.skipped.map(({ why }) => t(why === 'price' ? 'wrongPrice' : why)));
        notify(t('skipped', { n: data.skipped.length, why: [...reasons].join(', ') }), {
          type: 'warning',
          autoHideDuration: 9000,
        });
      }
      done();
    });
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <Form
        onSubmit={(values: FieldValues) => void submit(values)}
        defaultValues={{ by: 'percent', roundTo: 100, status: 'published', showOld: false }}
      >
        <DialogTitle>{t('bulkTitle', { n: ids.length })}</DialogTitle>
        <DialogContent>
          <BulkFields kind={kind} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('apply')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function readChange(kind: BulkKind, values: FieldValues): Change {
  if (kind === 'status') return { kind, status: values['status'] };
  if (kind === 'category') return { kind, category: values['category'] };
  if (kind === 'stock') return { kind, delta: values['delta'], reason: values['reason'] };
  return {
    kind,
    by: values['by'],
    // Sums are entered in manats, percentages as they are.
    value: values['by'] === 'percent' ? values['value'] : Math.round(values['value'] * 100),
    roundTo: values['roundTo'],
    showOld: values['showOld'] ?? false,
  };
}
