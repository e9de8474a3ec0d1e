import { Fragment } from 'react';
import type { OfficeCustomerRow } from '#contract/customers/office.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { customerTexts } from './customer.texts.ts';

type Props = Pick<OfficeCustomerRow, 'isBlocked' | 'isErased' | 'tags'>;

export function CustomerMarks({ isBlocked, isErased, tags }: Props) {
  const t = useTexts(customerTexts);
  return (
    <>
      {isBlocked && <Mark tone="err">{t('blocked')}</Mark>} {isErased && <Mark>{t('erased')}</Mark>}{' '}
      {tags.map((tag) => (
        <Fragment key={tag}>
          <Mark tone="gold">{tag}</Mark>{' '}
        </Fragment>
      ))}
    </>
  );
}
