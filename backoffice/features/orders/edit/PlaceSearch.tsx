import { Autocomplete, TextField } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { OfficePlace } from '#contract/delivery/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useSearchNames } from '#backoffice/parts/inputs/use-search-names.ts';
import { orderFormTexts } from './order-form.texts.ts';

type Props = { place: number | null; chosen: (place: OfficePlace | null) => void };

/** Searches delivery places by any of their names. */
export function PlaceSearch({ place, chosen }: Props) {
  const t = useTexts(orderFormTexts);
  const language = useLanguage();
  const names = useSearchNames();
  const [text, setText] = useState('');
  const { data: known } = useGetOne<OfficePlace>('places', { id: place ?? 0 }, { enabled: place !== null });
  const current = known && place !== null ? known : null;
  const q = useDeferredValue(text.trim());
  const isTyped = q !== '' && q !== (current ? pick(current.title, language) : '');
  const { data } = useAnswer('GET /api/office/places/', {
    query: { page_size: 50, ...(isTyped ? { q } : {}) },
  });
  const found = (data?.data ?? []).filter(({ isActive }) => isActive);
  return (
    <Autocomplete<OfficePlace>
      {...names}
      options={current && !found.some(({ id }) => id === current.id) ? [current, ...found] : found}
      value={current}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, next) => chosen(next)}
      filterOptions={(rows) => rows}
      getOptionLabel={({ title }) => pick(title, language)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(params) => <TextField {...params} label={t('place')} required />}
      fullWidth
    />
  );
}
