import { Button, Typography } from '@mui/material';
import { Camera } from 'lucide-react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { photoTexts } from './photo.texts.ts';
import { useCamera } from './use-camera.tsx';

type Props = { isBusy: boolean; take: (file: File) => void };

/** Takes a photo, and says what must not be in it. */
export function CameraButton({ isBusy, take }: Props) {
  const t = useTexts(photoTexts);
  const { open, input } = useCamera(take);
  return (
    <>
      <Button variant="outlined" startIcon={<Camera size={18} />} loading={isBusy} onClick={open}>
        {t('take')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ marginTop: 1 }}>
        {t('hint')}
      </Typography>
      {input}
    </>
  );
}
