import { useState } from 'react';
import { Local } from '#storefront/lang/Local.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Checkbox } from '#storefront/ui/fields/Checkbox.tsx';
import classes from './FilterPanel.module.css';
import type { FilterValue } from './filter-values.ts';
import type { GroupName } from './list-filter.ts';
import { shopTexts } from './shop.texts.ts';

type Props = {
  group: Exclude<GroupName, 'idea'>;
  values: FilterValue[];
  onToggle: (id: number) => void;
};

const shortList = 7;

/** Values of one group: any of the ticked ones may be meant. Those with no goods stay visible but cannot be ticked. */
export function FilterGroup({ group, values, onToggle }: Props) {
  const t = useTexts(shopTexts);
  const [isLong, setIsLong] = useState(false);
  if (values.length === 0) return null;
  const shown = isLong ? values : values.filter((value, i) => i < shortList || value.isOn);
  return (
    <fieldset className={classes['group']}>
      <legend>{t(group)}</legend>
      {shown.map((value) => (
        <div key={value.id} className={value.isChild ? classes['child'] : undefined}>
          <Checkbox
            checked={value.isOn}
            disabled={value.count === 0 && !value.isOn}
            aside={value.count ?? ''}
            onChange={() => onToggle(value.id)}
          >
            <Local text={value.title} />
          </Checkbox>
        </div>
      ))}
      {shown.length < values.length && (
        <Button look="link" small onClick={() => setIsLong(true)}>
          {t('allValues', { n: values.length })}
        </Button>
      )}
    </fieldset>
  );
}
