import type { UseFormRegisterReturn } from 'react-hook-form';
import { monthNames } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { DateRow } from '#storefront/ui/fields/DateRow.tsx';
import { SelectField } from '#storefront/ui/fields/SelectField.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import { useUiWords } from '#storefront/ui/words.ts';
import type { BirthFields } from './birth-date.ts';
import classes from './ProfileForm.module.css';
import { profileTexts } from './profile.texts.ts';

const nothing = { value: '', title: '—' };
const days = Array.from({ length: 31 }, (_, at) => String(at + 1));

type Props = {
  register: (name: keyof BirthFields) => UseFormRegisterReturn;
  wrong: (field: keyof BirthFields) => string | undefined;
};

/** Day, month and year, because a browser's own date field is in the browser's language. */
export function BirthDateFields({ register, wrong }: Props) {
  const t = useTexts(profileTexts);
  const months = monthNames[useLanguage()];
  const { optional } = useUiWords();
  return (
    <fieldset className={classes['birth']}>
      <legend>
        {t('birthDate')}
        <span> · {optional}</span>
      </legend>
      <DateRow>
        <SelectField
          label={t('day')}
          optional="of-group"
          autoComplete="bday-day"
          error={wrong('birthDay')}
          options={[nothing, ...days.map((day) => ({ value: day, title: day }))]}
          {...register('birthDay')}
        />
        <SelectField
          label={t('month')}
          optional="of-group"
          autoComplete="bday-month"
          error={wrong('birthMonth')}
          options={[nothing, ...months.map((title, at) => ({ value: String(at + 1), title }))]}
          {...register('birthMonth')}
        />
        <TextField
          label={t('year')}
          optional="of-group"
          inputMode="numeric"
          maxLength={4}
          autoComplete="bday-year"
          error={wrong('birthYear')}
          {...register('birthYear')}
        />
      </DateRow>
    </fieldset>
  );
}
