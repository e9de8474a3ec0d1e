import { Alert, Box, Button, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { isAccentReadable, usualAccent } from '#domain/brand/accent.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { contentTexts } from './content.texts.ts';

/** The shop's accent colour; refused if white text on it is not readable. */
export function AccentInput() {
  const t = useTexts(contentTexts);
  const { field } = useInput<string | null>({
    source: 'accent',
    validate: (value: string | null) => (value && !isAccentReadable(value) ? t('accentPale') : undefined),
  });
  const isPale = Boolean(field.value) && !isAccentReadable(field.value);
  return (
    <>
      <Typography variant="subtitle2" sx={{ marginTop: 2 }}>
        {t('accent')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('accentNote')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', marginTop: 1 }}>
        <input
          type="color"
          aria-label={t('accent')}
          value={field.value || usualAccent}
          onChange={(event) => field.onChange(event.target.value)}
          style={{ width: 72, height: 44, padding: 4 }}
        />
        <Button disabled={!field.value} onClick={() => field.onChange(null)}>
          {t('accentUsual')}
        </Button>
      </Box>
      {isPale && <Alert severity="error">{t('accentPale')}</Alert>}
    </>
  );
}
