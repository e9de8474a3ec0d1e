import { Button, Typography } from '@mui/material';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { photoTexts } from './photo.texts.ts';

type Props = { isBusy: boolean; take: (file: File) => void };

/** Opens the phone's camera, or a choice of files; says what must not be in the photo. */
export function CameraButton({ isBusy, take }: Props) {
  const t = useTexts(photoTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Camera size={18} />}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {t('take')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ marginTop: 1 }}>
        {t('hint')}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('take')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take(file);
          target.value = '';
        }}
      />
    </>
  );
}
