import { Box, IconButton, LinearProgress, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import type { Upload } from './use-uploads.ts';

/** Uploads in progress, and failed ones with the reason. */
export function UploadList({
  uploads,
  forget,
  isAwaited = false,
}: {
  uploads: readonly Upload[];
  forget: (key: string) => void;
  /** The form could not be saved because of pending uploads. */
  isAwaited?: boolean;
}) {
  const t = useTexts(partTexts);
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr)',
        gap: 1,
        width: '100%',
        '&:not(:empty)': { paddingTop: 1 },
      }}
    >
      {uploads.map(({ key, name, share, fault }) => (
        <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
          <Typography variant="body2" noWrap sx={{ flex: '1 1 40%', minWidth: 0 }}>
            {name}
          </Typography>
          {fault ? (
            <>
              <Typography variant="body2" color="error" sx={{ flex: '1 1 50%' }}>
                {fault}
              </Typography>
              <IconButton size="small" aria-label={t('remove')} onClick={() => forget(key)}>
                <X size={18} />
              </IconButton>
            </>
          ) : (
            <LinearProgress
              aria-label={name}
              variant={share < 1 ? 'determinate' : 'indeterminate'}
              value={share * 100}
              sx={{ flex: '1 1 50%', height: 6, borderRadius: 3 }}
            />
          )}
        </Box>
      ))}
      {isAwaited && <Typography color="error">{t('picturesComing')}</Typography>}
    </Box>
  );
}
