import { Box, TextField } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import type { AddressDraft } from './address-draft.ts';
import { orderFormTexts } from './order-form.texts.ts';
import { PlaceSearch } from './PlaceSearch.tsx';

type Props = { draft: AddressDraft; change: (draft: AddressDraft) => void };

export function AddressFields({ draft, change }: Props) {
  const t = useTexts(orderFormTexts);
  const field = (
    name: 'fullname' | 'mobile' | 'line1' | 'line2' | 'landmark',
    max: number,
    isNeeded = false,
  ) => (
    <TextField
      label={t(name)}
      value={draft[name]}
      onChange={(event) => change({ ...draft, [name]: event.target.value })}
      required={isNeeded}
      fullWidth
      slotProps={{ htmlInput: { maxLength: max, ...(name === 'mobile' ? { inputMode: 'tel' } : {}) } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {field('fullname', 120, true)}
      {field('mobile', 30, true)}
      <PlaceSearch
        place={draft.place}
        chosen={(place) => change({ ...draft, place: place?.id ?? null, region: place?.region ?? null })}
      />
      {field('line1', 200, true)}
      {field('line2', 200)}
      {field('landmark', 200)}
    </Box>
  );
}
