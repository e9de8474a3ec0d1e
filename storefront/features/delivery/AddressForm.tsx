import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import type { Address } from '#contract/delivery/shop.ts';
import { PhoneField } from '#storefront/features/customers/sign-in/PhoneField.tsx';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { useRetainedForm } from '#storefront/ui/fields/use-retained-form.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectZones } from './delivery.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Checkbox } from '#storefront/ui/fields/Checkbox.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import { createAddress, updateAddress } from './address.calls.ts';
import { addressBody } from './address-body.ts';
import { addressSchema, type AddressValues } from './address-form.ts';
import { addressTexts } from './address.texts.ts';
import classes from './AddressForm.module.css';
import { findPlace } from './find-places.ts';
import { PlaceField } from './PlaceField.tsx';

type Props = { address?: Address; saved: AddressValues };
type Field = keyof AddressValues;

/** The form of new and saved addresses; its values are kept until they are saved. */
export function AddressForm(props: Props) {
  const t = useTexts(addressTexts);
  const { form, save, refusal } = useAddressForm(props);
  const wrong = useSentences(form);
  return (
    <form className={classes['form']} onSubmit={(event) => void save(event)} noValidate>
      <PersonFields form={form} wrong={wrong} />
      <AddressLines form={form} wrong={wrong} />
      <Checkbox {...form.register('forOther')}>{t('forOther')}</Checkbox>
      {!form.watch('forOther') && (
        <Checkbox {...form.register('isDefault')} disabled={props.saved.isDefault}>
          {t('makeDefault')}
        </Checkbox>
      )}
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      <Button type="submit" busy={form.formState.isSubmitting}>
        {t('save')}
      </Button>
    </form>
  );
}

type Form = UseFormReturn<AddressValues>;

/** The form and its submission. */
function useAddressForm({ address, saved }: Props) {
  const t = useTexts(addressTexts);
  const dispatch = useShopDispatch();
  const [, navigate] = useLocation();
  const zones = useSelector(selectZones);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = `address:${address?.id ?? 'new'}`;
  const form = useRetainedForm<AddressValues>({ name, schema: addressSchema, saved });

  const save = form.handleSubmit(async (typed) => {
    setRefusal(null);
    const place = findPlace(zones, typed.place);
    if (!place) return form.setError('place', { message: 'placeMissing' });
    const body = addressBody(typed, place);
    const result = await dispatch(address ? updateAddress({ id: address.id, ...body }) : createAddress(body));
    if (result.meta.requestStatus === 'fulfilled') {
      form.forget();
      toast({ text: t('saved'), tone: 'success' });
      return navigate(paths.addresses(), { replace: true });
    }
    const failure = result.payload as Exclude<typeof result.payload, Address>;
    const known = (failure?.fields ?? []).filter(({ path }) => path in typed);
    for (const { path, message } of known) form.setError(path as Field, { message });
    if (known.length === 0) setRefusal(failure?.sentence ?? '');
  });
  return { form, save, refusal };
}

/** Error messages of the fields. */
function useSentences(form: Form) {
  const t = useTexts(addressTexts);
  const say = useTexts(phoneTexts);
  const { errors } = form.formState;
  return (field: Field): string | undefined => {
    const message = errors[field]?.message;
    if (message && message in phoneTexts) return say(message as 'empty');
    return message && message in addressTexts ? t(message as 'tooLong') : message;
  };
}

type FieldsProps = { form: Form; wrong: ReturnType<typeof useSentences> };

/** Label of the address, and who lives there. */
function PersonFields({ form, wrong }: FieldsProps) {
  const t = useTexts(addressTexts);
  const values = form.watch();
  const { errors } = form.formState;
  return (
    <>
      <RadioCards
        legend={t('label')}
        inRow
        value={values.kind}
        onChange={(kind) => form.setValue('kind', kind)}
        cards={(['home', 'work', 'other'] as const).map((kind) => ({ value: kind, title: t(kind) }))}
      />
      {values.kind === 'other' && (
        <TextField
          label={t('labelOwn')}
          hint={t('labelHint')}
          optional
          autoComplete="off"
          error={wrong('label')}
          {...form.register('label')}
        />
      )}
      <TextField
        label={t('fullname')}
        autoComplete="name"
        error={wrong('fullname')}
        {...form.register('fullname')}
      />
      <PhoneField
        label={t('mobile')}
        name="mobile"
        autoComplete="tel-national"
        value={values.mobile}
        error={wrong('mobile')}
        onBlur={() => void form.trigger('mobile')}
        onChange={(mobile) => form.setValue('mobile', mobile, { shouldValidate: Boolean(errors.mobile) })}
      />
    </>
  );
}

/** Where the address is. */
function AddressLines({ form, wrong }: FieldsProps) {
  const t = useTexts(addressTexts);
  return (
    <>
      <PlaceField
        value={form.watch('place')}
        onChange={(place) => form.setValue('place', place, { shouldValidate: true })}
        error={wrong('place')}
      />
      <TextField
        label={t('line1')}
        hint={t('line1Hint')}
        autoComplete="street-address"
        error={wrong('line1')}
        {...form.register('line1')}
      />
      <TextField
        label={t('line2')}
        optional
        autoComplete="off"
        error={wrong('line2')}
        {...form.register('line2')}
      />
      <TextField
        label={t('landmark')}
        hint={t('landmarkHint')}
        optional
        autoComplete="off"
        error={wrong('landmark')}
        {...form.register('landmark')}
      />
    </>
  );
}
