import { useSelector } from 'react-redux';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectOwnDraft } from '#storefront/features/delivery/delivery.slice.ts';

/** What the wrap and the card that were chosen cost, tenge; once for an order, however much is in it. */
export function useGiftPrices(): { wrap: number; card: number } {
  // The fields of the form are read one by one: its module comes with the rows below the button.
  const { wrap, message } = useSelector(selectOwnDraft)?.form ?? {};
  const info = useSelector(selectMainInfo);
  const isWritten = typeof message === 'string' && message.trim() !== '';
  return {
    wrap: info?.wraps.find(({ id }) => id === wrap)?.price ?? 0,
    card: isWritten ? (info?.cardPrice ?? 0) : 0,
  };
}
