import { Box } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import type { AddressDraft } from './order-drafts.ts';
import { orderFormTexts } from './order-form.texts.ts';
import { PlaceSearch } from './PlaceSearch.tsx';

type Props = { draft: AddressDraft; change: (draft: AddressDraft) => void };

export function AddressFields({ draft, change }: Props) {
  const t = useTexts(orderFormTexts);
  const field = (name: 'fullname' | 'mobile' | 'line1' | 'line2' | 'landmark', max: number) => (
    <TextBox
      label={t(name)}
      value={draft[name]}
      change={(text) => change({ ...draft, [name]: text })}
      required={name !== 'line2' && name !== 'landmark'}
      max={max}
      inputMode={name === 'mobile' ? 'tel' : undefined}
    />
  );
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {field('fullname', 120)}
      {field('mobile', 30)}
      <PlaceSearch
        place={draft.place}
        chosen={(place) => change({ ...draft, place: place?.id ?? null, region: place?.region ?? null })}
      />
      {field('line1', 200)}
      {field('line2', 200)}
      {field('landmark', 200)}
    </Box>
  );
}
