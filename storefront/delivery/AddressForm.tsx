import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Address } from '#contract/delivery/shop.ts';
import { PhoneField } from '../identity/PhoneField.tsx';
import { phoneTexts } from '../identity/phone.texts.ts';
import { useKeptForm } from '../identity/use-kept-form.ts';
import { useTexts } from '../lang/use-texts.ts';
import { paths } from '../paths.ts';
import { useShop, useShopDispatch } from '../store/hooks.ts';
import { toast } from '../toast.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { TextField } from '../ui/TextField.tsx';
import { createAddress, updateAddress } from './address.calls.ts';
import { addressBody } from './address-body.ts';
import { addressSchema, type AddressValues } from './address-form.ts';
import { addressTexts } from './address.texts.ts';
import classes from './AddressForm.module.css';
import { AddressLines } from './AddressLines.tsx';
import { findPlace } from './find-places.ts';

type Props = { address?: Address; saved: AddressValues };
type Field = keyof AddressValues;

/** One form for new and old addresses; what was typed survives everything but being saved. */
export function AddressForm({ address, saved }: Props) {
  const t = useTexts(addressTexts);
  const say = useTexts(phoneTexts);
  const dispatch = useShopDispatch();
  const [, navigate] = useLocation();
  const zones = useShop((state) => state.delivery.delivery?.zones);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = `address:${address?.id ?? 'new'}`;
  const form = useKeptForm<AddressValues>({ name, schema: addressSchema, saved });
  const { errors, isSubmitting } = form.formState;
  const values = form.watch();

  function wrong(field: Field): string | undefined {
    const message = errors[field]?.message;
    if (message && message in phoneTexts) return say(message as 'empty');
    return message && message in addressTexts ? t(message as 'tooLong') : message;
  }

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

  return (
    <form className={classes['form']} onSubmit={(event) => void save(event)} noValidate>
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
      <AddressLines
        register={(field) => form.register(field)}
        wrong={wrong}
        place={values.place}
        onPlace={(place) => form.setValue('place', place, { shouldValidate: true })}
      />
      <Checkbox {...form.register('isDefault')} disabled={saved.isDefault}>
        {t('makeDefault')}
      </Checkbox>
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      <Button type="submit" busy={isSubmitting}>
        {t('save')}
      </Button>
    </form>
  );
}
