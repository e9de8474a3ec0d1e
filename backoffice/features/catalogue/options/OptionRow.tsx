import { Box, IconButton, Typography } from '@mui/material';
import { ChevronUp, Trash } from 'lucide-react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { OptionDetails, OptionPriceAndStock, OptionTitle } from './OptionFields.tsx';
import { useIsCertificate } from './use-is-certificate.ts';

type Props = { source: string; number: number; isFirst: boolean; up: () => void; remove: () => void };

/** One of several options. */
export function OptionRow({ source, number, isFirst, up, remove }: Props) {
  const parts = useTexts(partTexts);
  return (
    <Box
      component="fieldset"
      sx={{ margin: 0, minWidth: 0, border: '1px solid var(--line)', borderRadius: '14px', padding: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="legend" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {number}
        </Typography>
        <IconButton aria-label={parts('up')} disabled={isFirst} onClick={up}>
          <ChevronUp size={18} />
        </IconButton>
        <IconButton aria-label={parts('remove')} color="error" onClick={remove}>
          <Trash size={18} />
        </IconButton>
      </Box>
      <OptionPriceAndStock source={source} />
      {!useIsCertificate() && <OptionTitle source={source} />}
      <OptionDetails source={source} />
    </Box>
  );
}
