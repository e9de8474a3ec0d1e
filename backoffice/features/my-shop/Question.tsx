import { Box, Typography } from '@mui/material';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { myShopTexts } from './my-shop.texts.ts';

type Props = { number: number; title: string; note?: string; isDone: boolean; children: ReactNode };

/** One question with its fields; its number becomes a tick once it is answered. */
export function Question({ number, title, note, isDone, children }: Props) {
  const t = useTexts(myShopTexts);
  const colours = isDone
    ? { backgroundColor: '#1f6a4a', color: '#fff' }
    : { backgroundColor: 'var(--sunken)' };
  return (
    <Box
      component="section"
      sx={{ padding: { xs: '14px', sm: '18px 20px' }, '& + &': { borderTop: '1px solid var(--line)' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, marginBottom: 1.5 }}>
        <Box
          sx={{
            ...{ display: 'grid', placeItems: 'center', width: 24, height: 24, borderRadius: '50%' },
            ...{ fontSize: 13, fontWeight: 650, ...colours },
          }}
        >
          {isDone ? <Check size={15} role="img" aria-label={t('done')} /> : number}
        </Box>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" color="text.secondary">
            {note}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
