import { useTexts } from '#storefront/lang/use-texts.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { DayChoice } from './DayChoice.tsx';
import type { GiftProps } from './gift-form.ts';
import { rowTexts } from './gift-rows.texts.ts';
import classes from './GiftRows.module.css';
import { Greeting } from './Greeting.tsx';
import { SurpriseFields } from './SurpriseFields.tsx';
import type { RowName } from './use-row-words.ts';
import { WrapChoice } from './WrapChoice.tsx';

const contents = { when: DayChoice, wrap: WrapChoice, card: Greeting, surprise: SurpriseFields };

type Props = { row: RowName; isSheet: boolean; gift: GiftProps; onClose: () => void };

/** Editor of one row of the gift. Choices apply at once; the button only closes. */
export function GiftEditor({ row, isSheet, gift, onClose }: Props) {
  const t = useTexts(rowTexts);
  const Content = contents[row];
  const content = (
    <div className={classes['content']}>
      <Content {...gift} />
    </div>
  );
  const done = (
    <Button wide={isSheet} look={isSheet ? 'primary' : 'outline'} small={!isSheet} onClick={onClose}>
      {t('done')}
    </Button>
  );
  if (isSheet) {
    return (
      <Sheet isOpen onClose={onClose} title={t(row)} footer={done}>
        {content}
      </Sheet>
    );
  }
  return (
    <div className={classes['inline']}>
      {content}
      {done}
    </div>
  );
}
