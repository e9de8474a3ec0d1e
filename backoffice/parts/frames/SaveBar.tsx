import { Box, Button, Typography } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

type Props = {
  /** How many changes are not saved; without one there is no bar. */
  changes: number;
  /** They in words; their number by default. */
  text?: string;
  note?: string;
  isFit?: boolean;
  isBusy: boolean;
  /** without it the form around is submitted */
  save?: () => void;
  undo: () => void;
};

/** A card around a bar: one that cuts off its contents would keep it from the foot of the screen. */
export const barKeeper = { overflow: 'visible' };

/** What was changed of settings, at the foot of the screen until it is saved or taken back. */
export function SaveBar({ changes, text, note, isFit = true, isBusy, save, undo }: Props) {
  const t = useTexts(partTexts);
  if (changes === 0) return null;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(60px + env(safe-area-inset-bottom))', md: 0 },
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: '8px 14px',
        marginTop: 1.5,
        border: '1px solid var(--line)',
        borderRadius: '14px',
        backgroundColor: '#ffffff',
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 650 }}>{text ?? t('changes', { n: changes })}</Typography>
        {note && (
          <Typography variant="body2" color="text.secondary">
            {note}
          </Typography>
        )}
      </Box>
      {/* Where they have no room beside the words, both go below them. */}
      <Box sx={{ display: 'flex', gap: 1, marginLeft: 'auto' }}>
        <Button onClick={undo}>{t('undo')}</Button>
        <Button
          type={save ? 'button' : 'submit'}
          variant="contained"
          disabled={!isFit}
          loading={isBusy}
          {...(save ? { onClick: save } : {})}
        >
          {t('save')}
        </Button>
      </Box>
    </Box>
  );
}
