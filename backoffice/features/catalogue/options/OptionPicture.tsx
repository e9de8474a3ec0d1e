import { MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Picture } from '#contract/shared.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';

/** Chooses the product picture that shows this option. */
export function OptionPicture({ source }: { source: string }) {
  const t = useTexts(partTexts);
  const { field } = useInput({ source, defaultValue: null });
  const pictures = (useWatch({ name: 'pictures' }) ?? []) as Picture[];
  const chosen = field.value as Picture | null;
  if (pictures.length === 0) return null;
  return (
    <TextField
      select
      label={t('choosePicture')}
      value={chosen?.id ?? ''}
      onChange={(event) => field.onChange(pictures.find(({ id }) => id === event.target.value) ?? null)}
      sx={{ width: 180, '& img': { display: 'block' } }}
    >
      <MenuItem value="">—</MenuItem>
      {pictures.map((picture) => (
        <MenuItem key={picture.id} value={picture.id}>
          <Thumb picture={picture} width={28} />
        </MenuItem>
      ))}
    </TextField>
  );
}
