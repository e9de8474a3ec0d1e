import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Person } from '#contract/people/shop.ts';
import { relations } from '#domain/people/people.ts';
import { PhoneField } from '#storefront/features/customers/sign-in/PhoneField.tsx';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { PlaceField } from '#storefront/features/delivery/PlaceField.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { SelectField } from '#storefront/ui/fields/SelectField.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import { useRetainedForm } from '#storefront/ui/fields/use-retained-form.ts';
import { DateFields } from './DateFields.tsx';
import { isUnsent, queueChange } from './keep-people.ts';
import { savePerson } from './people.calls.ts';
import { peopleTexts } from './people.texts.ts';
import {
  type FieldsProps,
  type KeptRecipient,
  personBody,
  type PersonForm as Form,
  personSchema,
  type PersonValues,
  personValues,
} from './person-form.ts';
import classes from './PersonForm.module.css';

/** The form of new and saved people; its values are kept until they are saved. */
export function PersonForm({ person }: { person?: Person }) {
  const t = useTexts(peopleTexts);
  const { form, save, refusal } = usePersonForm(person);
  const wrong = useSentences(form);
  return (
    <form className={classes['form']} onSubmit={(event) => void save(event)} noValidate>
      <WhoFields form={form} wrong={wrong} />
      <DateFields form={form} wrong={wrong} />
      <AddressFields form={form} wrong={wrong} />
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      <Button type="submit" busy={form.formState.isSubmitting}>
        {t('save')}
      </Button>
    </form>
  );
}

/** The form and its submission. */
function usePersonForm(person: Person | undefined) {
  const t = useTexts(peopleTexts);
  const dispatch = useShopDispatch();
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { keep } = useHistoryState<{ keep?: KeptRecipient } | null>() ?? {};
  const form = useRetainedForm<PersonValues>({
    name: `person:${person?.id ?? keep?.name ?? 'new'}`,
    schema: personSchema,
    saved: personValues(person, keep),
  });
  const save = form.handleSubmit(async (values) => {
    setRefusal(null);
    const known = person && person.id > 0 ? { id: person.id } : {};
    const body = personBody(values, person);
    const result = await dispatch(savePerson({ ...known, body }));
    const isWaiting = savePerson.rejected.match(result) && isUnsent(result.payload);
    if (savePerson.rejected.match(result) && !isWaiting) return setRefusal(result.payload?.sentence ?? '');
    if (isWaiting) dispatch(queueChange({ what: 'save', id: person?.id ?? 0, body }));
    form.forget();
    toast({ text: t(isWaiting ? 'waits' : 'saved'), tone: 'success' });
    return navigate(paths.people(), { replace: true });
  });
  return { form, save, refusal };
}

/** Error messages of the fields; those of the schema are text keys. */
function useSentences({ formState }: Form): FieldsProps['wrong'] {
  const t = useTexts(peopleTexts);
  const say = useTexts(phoneTexts);
  // Reading `errors` subscribes the component to them (react-hook-form's proxy).
  void formState.errors;
  return (message) => {
    if (message && message in phoneTexts) return say(message as 'empty');
    return message && message in peopleTexts ? t(message as 'tooLong') : message;
  };
}

function WhoFields({ form, wrong }: FieldsProps) {
  const t = useTexts(peopleTexts);
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={120}
        error={wrong(errors.name?.message)}
        {...form.register('name')}
      />
      <SelectField
        label={t('relation')}
        options={relations.map((relation) => ({ value: relation, title: t(relation) }))}
        {...form.register('relation')}
      />
    </>
  );
}

/** Address and phone number, as far as the customer knows them. */
function AddressFields({ form, wrong }: FieldsProps) {
  const t = useTexts(peopleTexts);
  const address = useTexts(addressTexts);
  const { errors } = form.formState;
  return (
    <fieldset className={classes['group']}>
      <legend>{t('addressTitle')}</legend>
      <p className={classes['note']}>{t('addressNote')}</p>
      <PhoneField
        label={t('mobile')}
        name="mobile"
        autoComplete="off"
        value={form.watch('mobile')}
        error={wrong(errors.mobile?.message)}
        onBlur={() => void form.trigger('mobile')}
        onChange={(mobile) => form.setValue('mobile', mobile, { shouldValidate: Boolean(errors.mobile) })}
      />
      <PlaceField
        value={form.watch('place')}
        onChange={(place) => form.setValue('place', place, { shouldValidate: true })}
        error={wrong(errors.place?.message)}
      />
      <TextField
        label={address('line1')}
        hint={address('line1Hint')}
        optional
        autoComplete="off"
        error={wrong(errors.line1?.message)}
        {...form.register('line1')}
      />
      <TextField
        label={address('landmark')}
        optional
        autoComplete="off"
        error={wrong(errors.landmark?.message)}
        {...form.register('landmark')}
      />
    </fieldset>
  );
}
