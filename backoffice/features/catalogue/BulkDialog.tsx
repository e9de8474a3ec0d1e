import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, useNotify } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { BulkInput, FoundProducts } from '#contract/catalogue/office.ts';
import { amount } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useForecast } from '#backoffice/api/use-forecast.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { type ListChoice, countOf } from '#backoffice/parts/frames/use-selection.ts';
import { BulkFields, type BulkKind } from './BulkFields.tsx';
import { productTexts } from './product.texts.ts';

type Change = BulkInput['change'];
type Props = { kind: BulkKind; chosen: ListChoice; close: () => void; done: () => void };

/** Dialog of one bulk action; products that could not be changed are listed with the reason. */
export function BulkDialog({ kind, chosen, close, done }: Props) {
  const t = useTexts(productTexts);
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const submit = (values: FieldValues) =>
    act(async () => {
      const change = readChange(kind, values);
      if (!change) return;
      const { data } = await api('POST /api/office/products/bulk/', {
        body: { ...nameProducts(chosen), change },
      });
      notify(t('changed', { n: data.changed }), { type: 'success' });
      if (data.skipped.length > 0) {
        const why = [...new Set(data.skipped.map((one) => t(skipWords[one.why])))].join(', ');
        const warning = t('skipped', { n: data.skipped.length, why });
        notify(warning, { type: 'warning', autoHideDuration: 9000 });
      }
      done();
    });
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <Form
        onSubmit={(values: FieldValues) => void submit(values)}
        defaultValues={{ by: 'percent', roundTo: 100, status: 'published', showOld: false }}
      >
        <DialogTitle>{t('bulkTitle', { n: countOf(chosen) })}</DialogTitle>
        <DialogContent>
          <BulkFields kind={kind} />
          <BulkForecast kind={kind} chosen={chosen} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('cancel')}</Button>
          <ApplyButton kind={kind} chosen={chosen} isBusy={isBusy} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const skipWords = {
  price: 'wrongPrice',
  reserved: 'reserved',
  'not-found': 'not-found',
  certificate: 'certificate',
} as const;

type What = Pick<Props, 'kind' | 'chosen'>;

/** What the change would do, as far as it is written. */
function useBulkForecast({ kind, chosen }: What) {
  const change = readChange(kind, useWatch());
  const body = change && { ...nameProducts(chosen), change };
  return useForecast('POST /api/office/products/bulk/', body);
}

/** A few prices as they are and as they would be, and what stays as it is. */
function BulkForecast(what: What) {
  const t = useTexts(productTexts);
  const language = useLanguage();
  const forecast = useBulkForecast(what);
  if (!forecast) return null;
  const { wont, examples } = forecast;
  return (
    <Box role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
      {examples.map(({ title, before, after }, at) => (
        <div key={at}>
          {pick(title, language)}{' '}
          <b className="tabular" style={{ whiteSpace: 'nowrap' }}>
            {amount(before)} → {amount(after)}
          </b>
        </div>
      ))}
      {wont.map(({ reason, count }) => (
        <div key={reason}>{t('skipped', { n: count, why: t(skipWords[reason]) })}</div>
      ))}
    </Box>
  );
}

/** Its number is what will be changed. */
function ApplyButton({ isBusy, ...what }: What & { isBusy: boolean }) {
  const t = useTexts(productTexts);
  const forecast = useBulkForecast(what);
  return (
    <Button type="submit" variant="contained" loading={isBusy} disabled={forecast?.will === 0}>
      {forecast ? t('applyTo', { n: forecast.will }) : t('apply')}
    </Button>
  );
}

function nameProducts(chosen: ListChoice) {
  if ('ids' in chosen) return { ids: chosen.ids.map(Number) };
  return { filter: chosen.filter as FoundProducts['filter'], count: chosen.count };
}

/** @returns undefined until what it needs is written */
function readChange(kind: BulkKind, values: FieldValues): Change | undefined {
  const { status, category, delta, reason, by, value, roundTo, showOld = false } = values;
  if (kind === 'status') return status && { kind, status };
  if (kind === 'category') return category && { kind, category };
  if (kind === 'stock') return Number.isInteger(delta) && reason ? { kind, delta, reason } : undefined;
  if (typeof value !== 'number' || !by) return undefined;
  // Sums are entered in manats, percentages as they are.
  return { kind, by, value: by === 'percent' ? value : Math.round(value * 100), roundTo, showOld };
}
