import { Box } from '@mui/material';
import { fieldWords } from '#backoffice/lang/field-words.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';

/** Column heading for screen readers only, where the contents need no visible one. */
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
