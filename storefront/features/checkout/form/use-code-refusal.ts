import { useTexts } from '#storefront/lang/use-texts.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { summaryTexts } from './summary.texts.ts';

/** What to say against a certificate's code when the price could not be had because of it; '' otherwise. */
export function useCodeRefusal(code: string, noPrice: Failure | null): string {
  const t = useTexts(summaryTexts);
  if (noPrice?.code === 'certificate.unknown') return t('wrong');
  if (code === '' || noPrice?.code !== 'limit.reached') return '';
  const { retryAfter = 60 } = (noPrice.data ?? {}) as { retryAfter?: number };
  return t('tooMany', { n: String(Math.ceil(retryAfter / 60)) });
}
