import { Box, Typography } from '@mui/material';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import type { OfficeProduct } from '#contract/catalogue/office.ts';
import { bookAmount, bookMoney } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LineRow, OptionSelect } from '#backoffice/features/orders/edit/LinesInput.tsx';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { draftRows } from '../phone-order/phone-order-draft.ts';
import { CounterHead } from './CounterHead.tsx';
import { CounterPay } from './CounterPay.tsx';
import { type CounterDraft, emptySale, saleBody, withUnit } from './counter-draft.ts';
import { counterTexts } from './counter.texts.ts';
import { readOptions, type ScanHit } from './find-scanned.ts';
import { GoodsGrid } from './GoodsGrid.tsx';
import { ScanField } from './ScanField.tsx';
import { useCounterQuote } from './use-counter-quote.ts';

const sale = { name: 'counter-sale', first: emptySale, rows: draftRows };

/** A sale in the shop itself: scanned or pressed, paid, sold. */
export default function CounterPage() {
  const t = useTexts(counterTexts);
  const form = useDraft(sale);
  const { value: draft, change } = form;
  const { text, setText, add, choose, choosing } = useGoods(draft, change);
  const counting = useCounterQuote(draft);
  const { sell, isBusy } = useSale(form, counting);
  const scan = useRef<HTMLInputElement>(null);
  const given = useRef<HTMLInputElement>(null);
  useKeys({ F2: () => scan.current?.focus(), F4: () => given.current?.focus() });
  const sellAndGoOn = sell && (() => void sell().then(() => scan.current?.focus()));
  const set = (option: number, quantity: number) =>
    change({
      lines: draft.lines
        .map((line) => (line.option === option ? { ...line, quantity } : line))
        .filter((line) => line.quantity > 0),
    });
  const columns = { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) 372px' };
  return (
    <>
      <Title title={t('title')} />
      {form.note}
      <CounterHead draft={draft} leave={form.clear} />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: columns }}>
        <Box>
          <ScanField text={text} change={setText} add={add} field={scan} />
          {choosing && (
            <OptionSelect product={choosing} chosen={(option) => add({ product: choosing, option })} />
          )}
          <GoodsGrid q={useDeferredValue(text.trim())} lines={draft.lines} choose={choose} />
        </Box>
        <Panel>
          {draft.lines.length === 0 && <Typography color="text.secondary">{t('nothing')}</Typography>}
          {draft.lines.map((line) => (
            <LineRow
              key={line.option}
              line={line}
              set={(quantity) => set(line.option, quantity)}
              remove={() => set(line.option, 0)}
            />
          ))}
          <CounterPay {...{ draft, change, counting, given, isBusy }} sell={sellAndGoOn} />
        </Panel>
      </Box>
    </>
  );
}

type Change = (part: Partial<CounterDraft>) => void;

/** Goods come by scanner, one after the other, or by a press; a product with several options asks which. */
function useGoods({ lines }: CounterDraft, change: Change) {
  const [text, setText] = useState('');
  const [choosing, setChoosing] = useState<OfficeProduct>();
  // Two scans in a row see the lines of the first one.
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const add = ({ product, option }: ScanHit) => {
    setChoosing(undefined);
    latest.current = withUnit(latest.current, product, option);
    change({ lines: latest.current });
  };
  const { act } = useAct();
  const choose = ({ id }: { id: number }) =>
    void act(async () => {
      const { product, options } = await readOptions(id);
      const left = options.filter(({ free }) => free > 0);
      const [only] = left;
      if (left.length === 1 && only) add({ product, option: only });
      else setChoosing({ ...product, options: left });
      setText('');
    });
  return { text, setText, add, choose, choosing };
}

type Form = ReturnType<typeof useDraft<CounterDraft>>;

/** A double press makes one sale; the next buyer begins with an empty one. */
function useSale(
  { value, sendOnce, clear }: Form,
  { quoted, isBusy: isCounting }: ReturnType<typeof useCounterQuote>,
) {
  const t = useTexts(counterTexts);
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const { codes, quote } = quoted ?? {};
  const counted = codes && quote && { total: quote.totals.total, codes };
  const body = isCounting || isBusy || quote?.unavailable.length ? undefined : saleBody(value, counted);
  const send = (known: NonNullable<typeof body>) => async () => {
    const { data } = await sendOnce(() => api('POST /api/office/counter-sales/', { body: known }));
    clear();
    const { total } = data.totals;
    const { number } = data;
    const change = (known.given ?? total) - total;
    const facts = { number, sum: bookMoney(total), change: bookAmount(change) };
    notify(t(change > 0 ? 'soldWithChange' : 'sold', facts), { type: 'success', autoHideDuration: 15_000 });
  };
  return { isBusy, sell: body && (() => act(send(body))) };
}

/** Keys that work from anywhere on the page. */
function useKeys(keys: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
