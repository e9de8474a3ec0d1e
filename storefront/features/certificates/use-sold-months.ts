import { useSelector } from 'react-redux';
import { usualMonths } from '#domain/payments/certificate.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';

/** How many months a certificate that is bought now is good for. */
export function useSoldMonths(): number {
  return useSelector(selectMainInfo)?.certificateMonths ?? usualMonths;
}
