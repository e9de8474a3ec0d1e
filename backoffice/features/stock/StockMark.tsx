import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { stockTexts } from './stock.texts.ts';

/** Available units; low and zero stock are highlighted. */
export function StockMark({ free }: { free: number }) {
  const t = useTexts(stockTexts);
  if (free <= 0) return <Mark tone="err">{t('out')}</Mark>;
  return <Mark tone={free <= 3 ? 'warn' : 'plain'}>{free}</Mark>;
}
