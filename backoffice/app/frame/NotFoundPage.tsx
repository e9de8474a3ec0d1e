import { Box, Button, Typography } from '@mui/material';
import { SearchX } from 'lucide-react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { layoutTexts } from './layout.texts.ts';

/** An address that no screen of the office has. */
export default function NotFoundPage() {
  const t = useTexts(layoutTexts);
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, padding: '72px 16px', textAlign: 'center' }}>
      <Title title={translate('ra.page.not_found')} />
      <SearchX size={32} strokeWidth={1.5} aria-hidden />
      <Typography color="text.secondary">{translate('ra.message.not_found')}</Typography>
      <Button component={Link} to="/" variant="contained">
        {t('dashboard')}
      </Button>
    </Box>
  );
}
