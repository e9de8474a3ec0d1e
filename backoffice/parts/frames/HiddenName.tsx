import { Box } from '@mui/material';
import { fieldWords } from '#backoffice/lang/field-words.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';

/** The name of a column whose contents speak for themselves: heard, and not seen. */
export function HiddenName({ of }: { of: keyof typeof fieldWords & string }) {
  const t = useTexts(fieldWords);
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {t(of)}
    </Box>
  );
}
