import { useSelector } from 'react-redux';
import { usualMonths } from '#domain/certificates/certificate.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';

/** How many months a certificate bought now is valid. */
export function useSoldMonths(): number {
  return useSelector(selectMainInfo)?.certificateMonths ?? usualMonths;
}
