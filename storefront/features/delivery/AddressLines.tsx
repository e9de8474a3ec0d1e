import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import { addressTexts } from './address.texts.ts';
import { PlaceField } from './PlaceField.tsx';

type Line = 'line1' | 'line2' | 'landmark';
type Props = {
  register: (name: Line) => UseFormRegisterReturn;
  /** What is wrong with a field, as a sentence. */
  wrong: (name: Line | 'place') => string | undefined;
  place: number | null;
  onPlace: (place: number) => void;
};

/** Where an address is: the part of an address that the account's form and the checkout share. */
export function AddressLines({ register, wrong, place, onPlace }: Props) {
  const t = useTexts(addressTexts);
  return (
    <>
      <PlaceField value={place} onChange={onPlace} error={wrong('place')} />
      <TextField
        label={t('line1')}
        hint={t('line1Hint')}
        autoComplete="street-address"
        error={wrong('line1')}
        {...register('line1')}
      />
      <TextField
        label={t('line2')}
        optional
        autoComplete="off"
        error={wrong('line2')}
        {...register('line2')}
      />
      <TextField
        label={t('landmark')}
        hint={t('landmarkHint')}
        optional
        autoComplete="off"
        error={wrong('landmark')}
        {...register('landmark')}
      />
    </>
  );
}
