import { useTexts } from '#storefront/lang/use-texts.ts';
import { madeTexts } from './made.texts.ts';

/** Beside the days to choose from: why the first of them is no earlier. Nothing for what lies ready. */
export function MadeNote({ leadDays }: { leadDays: number | undefined }) {
  const t = useTexts(madeTexts);
  return leadDays ? <p data-made-note="">{t('needs', { n: leadDays })}</p> : null;
}
