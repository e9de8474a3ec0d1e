import { Box, ButtonBase, IconButton, Typography } from '@mui/material';
import { Camera, Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mostPhotos } from '#domain/parcel-photos/order-photos.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { photoTexts } from '#backoffice/features/parcel-photos/photo.texts.ts';
import { useCamera } from '#backoffice/features/parcel-photos/use-camera.tsx';
import { runTexts } from './run.texts.ts';

type Props = { photos: readonly File[]; add: (photo: File) => void; remove: (photo: File) => void };

/** The photos of one parcel: the last one large, all as thumbnails, and the camera. */
export function RunPhotos({ photos, add, remove }: Props) {
  const t = useTexts(photoTexts);
  const say = useTexts(runTexts);
  const { open, input } = useCamera(add);
  const last = photos.at(-1);
  return (
    <Box
      sx={{
        position: 'relative',
        flex: 1,
        minHeight: 200,
        borderRadius: '14px',
        overflow: 'hidden',
        background: 'var(--sunken)',
      }}
    >
      {input}
      {last ? (
        <>
          <Photo file={last} alt={t('one', { n: photos.length })} />
          <Box sx={{ position: 'absolute', left: 12, bottom: 12, display: 'flex', gap: 1 }}>
            {photos.map((photo, at) => (
              <Box key={at} sx={{ ...thumb, position: 'relative' }}>
                <Photo file={photo} alt="" />
                <IconButton
                  size="small"
                  aria-label={say('takeOff', { n: at + 1 })}
                  onClick={() => remove(photo)}
                  sx={{ position: 'absolute', top: 0, right: 0, padding: '4px', background: '#fff' }}
                >
                  <X size={16} />
                </IconButton>
              </Box>
            ))}
            {photos.length < mostPhotos && (
              <ButtonBase aria-label={say('another')} onClick={open} sx={{ ...thumb, background: '#fff' }}>
                <Plus size={22} />
              </ButtonBase>
            )}
          </Box>
        </>
      ) : (
        <ButtonBase
          onClick={open}
          sx={{ position: 'absolute', inset: 0, flexDirection: 'column', gap: 1, padding: 3 }}
        >
          <Camera size={48} strokeWidth={1.5} color="#86163a" aria-hidden />
          <Typography sx={{ fontWeight: 650, color: 'var(--anar)' }}>{t('take')}</Typography>
          <Typography variant="body2" sx={{ color: '#5e4a4c' }}>
            {t('hint')}
          </Typography>
        </ButtonBase>
      )}
    </Box>
  );
}

const thumb = { width: 58, height: 58, borderRadius: '10px', border: '2px solid #fff', overflow: 'hidden' };

function Photo({ file, alt }: { file: File; alt: string }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (!src) return null;
  return <img src={src} alt={alt} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />;
}
