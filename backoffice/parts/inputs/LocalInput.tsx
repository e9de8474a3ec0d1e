import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { maxLength, required, TextInput, useResourceContext, useTranslateLabel } from 'react-admin';

type Props = {
  source: string;
  label?: string;
  /** Rows of a longer text; a single line by default. */
  rows?: number;
  isNeeded?: boolean;
  max?: number;
};

/** A text in both languages, side by side; stacked on a phone. Turkmen is the required one. */
export function LocalInput({ source, label, rows, isNeeded, max = rows ? 20_000 : 200 }: Props) {
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const name = translateLabel({ source, ...(resource ? { resource } : {}), ...(label ? { label } : {}) });
  const long = rows ? { multiline: true, minRows: rows, maxRows: rows * 3 } : {};
  return (
    <Box
      sx={{ display: 'grid', width: '100%', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      <TextInput
        source={`${source}.tm`}
        label={<Marked name={name} mark="TM" isNeeded={isNeeded === true} />}
        validate={isNeeded ? [required(), maxLength(max)] : [maxLength(max)]}
        slotProps={{ htmlInput: { lang: 'tk' } }}
        fullWidth
        {...long}
      />
      <TextInput
        source={`${source}.ru`}
        label={<Marked name={name} mark="RU" />}
        validate={[maxLength(max)]}
        slotProps={{ htmlInput: { lang: 'ru' } }}
        fullWidth
        {...long}
      />
    </Box>
  );
}

function Marked({ name, mark, isNeeded }: { name: ReactNode; mark: string; isNeeded?: boolean }) {
  return (
    <span>
      {name} · {mark}
      {isNeeded && <span aria-hidden> *</span>}
    </span>
  );
}
