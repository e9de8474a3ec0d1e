import { Box } from '@mui/material';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { SelectBox, TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import type { FieldsProps } from './first-day.ts';
import { myShopTexts } from './my-shop.texts.ts';

const columns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1.3fr 1fr 1fr' },
} as const;

export function WhereFields({ form, change, day }: FieldsProps) {
  const t = useTexts(myShopTexts);
  const language = useLanguage();
  const choices = day.cities.map(({ id, title, placesCount }) => {
    const city = pick(title, language);
    return [id, placesCount > 1 ? t('wholeCity', { city, n: placesCount }) : city] as const;
  });
  return (
    <Box sx={columns}>
      <SelectBox
        label={t('city')}
        value={form.city}
        choices={choices}
        choose={(city) => change({ city })}
        fullWidth
      />
      <SumBox label={t('fee')} value={form.fee} isNeeded change={(fee) => change({ fee })} />
      <SumBox label={t('freeFrom')} value={form.freeFrom} change={(freeFrom) => change({ freeFrom })} />
    </Box>
  );
}

type SumProps = { label: string; value: string; isNeeded?: true; change: (typed: string) => void };

/** A sum in manats, as it is typed. */
function SumBox({ label, value, isNeeded, change }: SumProps) {
  const t = useTexts(myShopTexts);
  const isWrong = readMoney(value) === undefined;
  return (
    <TextBox
      label={label}
      value={value}
      max={12}
      inputMode="decimal"
      required={isNeeded ?? false}
      error={isWrong}
      helperText={isWrong ? t('sumForm') : undefined}
      change={change}
    />
  );
}
