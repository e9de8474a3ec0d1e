import { ChevronDown, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectZones } from './delivery.slice.ts';
import { Field } from '#storefront/ui/fields/Field.tsx';
import { addressTexts } from './address.texts.ts';
import { nameChoice } from './address-label.ts';
import { findPlace } from './find-places.ts';
import classes from './PlaceField.module.css';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import { regionTexts } from './region.texts.ts';
import { useDelivery } from './use-delivery.ts';

// Loaded when the list is opened.
const PlaceSheet = lazyDialog(() => import('./PlaceSheet.tsx').then((part) => part.PlaceSheet));

type Props = {
  /** A place's id. */
  value: number | null;
  onChange: (place: number) => void;
  error?: string | undefined;
  /** The label, where it is not the place of an address. */
  label?: string | undefined;
};

/** City or district; a press opens the searchable list. */
export function PlaceField({ value, onChange, error, label }: Props) {
  const t = useTexts(addressTexts);
  const name = label ?? t('place');
  const region = useTexts(regionTexts);
  const local = useLocal();
  const loading = useDelivery();
  const zones = useSelector(selectZones);
  const [isOpen, setOpen] = useState(false);
  const place = findPlace(zones, value);
  const title = local(place?.title);
  const around = place && region(place.region);
  // The city of a region usually has the region's name.
  const chosen = around ? (title.includes(around) ? title : `${title}, ${around}`) : t('choosePlace');
  return (
    <Field label={name} error={error}>
      {(wiring) => (
        <>
          <button
            {...wiring}
            aria-required={undefined}
            // A plain label would hide the button's text from screen readers.
            aria-label={nameChoice(name, chosen)}
            aria-haspopup="dialog"
            type="button"
            className={classes['button']}
            data-invalid={Boolean(error)}
            onClick={() => {
              if (!zones) loading.retry();
              setOpen(true);
            }}
          >
            <MapPin size={20} aria-hidden="true" />
            <span className={place ? classes['chosen'] : classes['empty']}>{chosen}</span>
            <ChevronDown size={22} aria-hidden="true" />
          </button>
          {isOpen && (
            <PlaceSheet
              onClose={() => setOpen(false)}
              onChoose={(id) => {
                onChange(id);
                setOpen(false);
              }}
              chosen={value}
              loading={loading}
            />
          )}
        </>
      )}
    </Field>
  );
}
