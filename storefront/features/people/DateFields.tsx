import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { dateKinds, peopleLimits } from '#domain/people/people.ts';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { monthNames } from '#domain/print/days.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { DateRow } from '#storefront/ui/fields/DateRow.tsx';
import { SelectField } from '#storefront/ui/fields/SelectField.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import { peopleTexts } from './people.texts.ts';
import { type FieldsProps, initialDate, nameLeads } from './person-form.ts';
import classes from './PersonForm.module.css';

/** Nothing is chosen yet. */
const blank = { value: '', title: '—' };

/** The dates of a person, with the fields that each kind needs. */
export function DateFields(props: FieldsProps) {
  const t = useTexts(peopleTexts);
  const { fields, append, remove } = useFieldArray({
    control: props.form.control,
    name: 'dates',
    keyName: 'key',
  });
  return (
    <fieldset className={classes['group']}>
      <legend>{t('dates')}</legend>
      {fields.map(({ key }, at) => (
        <DateField key={key} {...props} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length < peopleLimits.dates && (
        <Button
          type="button"
          look="outline"
          small
          icon={<Plus size={20} strokeWidth={2} aria-hidden="true" />}
          onClick={() => append(initialDate())}
        >
          {t('addDate')}
        </Button>
      )}
    </fieldset>
  );
}

type DateProps = FieldsProps & { at: number; onRemove: () => void };

function DateField({ form, wrong, at, onRemove }: DateProps) {
  const t = useTexts(peopleTexts);
  const local = useLocal();
  const reminds = useHasFeature('reminders');
  const occasions = useSelector(selectMainInfo)?.occasions ?? [];
  const errors = form.formState.errors.dates?.[at];
  const kind = form.watch(`dates.${at}.kind`);
  return (
    <div className={classes['date']}>
      <div className={classes['kind']}>
        <SelectField
          label={t('dateKind')}
          options={dateKinds.map((one) => ({ value: one, title: t(one) }))}
          {...form.register(`dates.${at}.kind`)}
        />
        <IconButton
          label={t('removeDate', { n: at + 1 })}
          icon={<X size={22} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {kind === 'occasion' && (
        <SelectField
          label={t('holiday')}
          error={wrong(errors?.occasion?.message)}
          options={[blank, ...occasions.map(({ id, title }) => ({ value: String(id), title: local(title) }))]}
          {...form.register(`dates.${at}.occasion`)}
        />
      )}
      {kind === 'own' && (
        <TextField
          label={t('dateTitle')}
          hint={t('dateTitleHint')}
          maxLength={60}
          autoComplete="off"
          error={wrong(errors?.title?.message)}
          {...form.register(`dates.${at}.title`)}
        />
      )}
      {kind !== 'occasion' && <DayFields form={form} wrong={wrong} at={at} />}
      {reminds && <LeadsField form={form} at={at} />}
    </div>
  );
}

const usual = ['7,2', '7', '2', ''];

/** How many days before the date the customer is reminded. */
function LeadsField({ form, at }: Pick<DateProps, 'form' | 'at'>) {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  const own = form.watch(`dates.${at}.leads`);
  const choices = usual.includes(own) ? usual : [own, ...usual];
  return (
    <SelectField
      label={t('leads')}
      options={choices.map((value) => ({
        value,
        title: value === '' ? t('leadsNone') : nameLeads(value, language),
      }))}
      {...form.register(`dates.${at}.leads`)}
    />
  );
}

const days = Array.from({ length: 31 }, (_, at) => String(at + 1));

/** Day, month and an optional year. */
function DayFields({ form, wrong, at }: Omit<DateProps, 'onRemove'>) {
  const t = useTexts(peopleTexts);
  const months = monthNames[useLanguage()];
  const errors = form.formState.errors.dates?.[at];
  return (
    <DateRow>
      <SelectField
        label={t('day')}
        error={wrong(errors?.day?.message)}
        options={[blank, ...days.map((day) => ({ value: day, title: day }))]}
        {...form.register(`dates.${at}.day`)}
      />
      <SelectField
        label={t('month')}
        options={[blank, ...months.map((title, month) => ({ value: String(month + 1), title }))]}
        {...form.register(`dates.${at}.month`)}
      />
      <TextField
        label={t('year')}
        optional
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        error={wrong(errors?.year?.message)}
        {...form.register(`dates.${at}.year`)}
      />
    </DateRow>
  );
}
