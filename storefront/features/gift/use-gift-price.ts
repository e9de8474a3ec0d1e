import { useSelector } from 'react-redux';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectOwnDraft } from '#storefront/features/delivery/delivery.slice.ts';

/** What the chosen wrap and card cost together, tenge; 0 where they are not wanted. */
export function useGiftPrice(isWanted: boolean): number {
  // Read field by field: the form's own module comes with the rows below the button.
  const { wrap, message } = useSelector(selectOwnDraft)?.form ?? {};
  const info = useSelector(selectMainInfo);
  if (!info || !isWanted) return 0;
  const paper = info.wraps.find(({ id }) => id === wrap)?.price ?? 0;
  return paper + (/\S/.test(String(message ?? '')) ? info.cardPrice : 0);
}
