import type { OfficeCustomerRow } from '#contract/customers/office.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { customerTexts } from './customer.texts.ts';

export function CustomerMarks({ isBlocked, isErased }: Pick<OfficeCustomerRow, 'isBlocked' | 'isErased'>) {
  const t = useTexts(customerTexts);
  return (
    <>
      {isBlocked && <Mark tone="err">{t('blocked')}</Mark>} {isErased && <Mark>{t('erased')}</Mark>}
    </>
  );
}
