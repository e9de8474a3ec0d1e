import { useTexts } from '#storefront/lang/use-texts.ts';
import { madeTexts } from './made.texts.ts';

/** Explains beside the days why the first is not earlier (lead time). Renders nothing for goods in stock. */
export function MadeNote({ leadDays }: { leadDays: number | undefined }) {
  const t = useTexts(madeTexts);
  return leadDays ? <p data-made-note="">{t('needs', { n: leadDays })}</p> : null;
}
