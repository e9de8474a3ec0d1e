import { Box, Typography } from '@mui/material';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

/** File input for pictures with drag and drop. */
export function DropZone({ isMany, taken }: { isMany: boolean; taken: (files: File[]) => void }) {
  const t = useTexts(partTexts);
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <Box
      component="label"
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        taken([...event.dataTransfer.files]);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        width: '100%',
        padding: 2,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : '#d5c4ad',
        borderRadius: '14px',
        backgroundColor: isOver ? 'var(--anar-soft)' : 'var(--bg)',
        cursor: 'pointer',
        '&:focus-within': { outline: '3px solid var(--nil)', outlineOffset: '2px' },
      }}
    >
      <ImagePlus size={28} strokeWidth={1.5} color="var(--anar)" style={{ flex: 'none' }} aria-hidden />
      <Typography variant="body2">{t('dropHere')}</Typography>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif"
        multiple={isMany}
        aria-label={t('addPictures')}
        style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        onChange={(event) => {
          taken([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Box>
  );
}
