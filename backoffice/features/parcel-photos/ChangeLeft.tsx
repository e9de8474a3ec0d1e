import { Alert } from '@mui/material';
import { longestPhotoWords } from '#domain/parcel-photos/order-photos.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { photoTexts } from './photo.texts.ts';

type Props = { words: string; why: string; change: (why: string) => void };

/** The change that a buyer asked for, before it is passed over: the reason that they will read. */
export function ChangeLeft({ words, why, change }: Props) {
  const t = useTexts(photoTexts);
  return (
    <>
      <Alert severity="warning" sx={{ marginBottom: 1 }}>
        {t('change', { words })}. {t('nextOrWhy')}
      </Alert>
      <TextBox label={t('whyLeft')} value={why} change={change} max={longestPhotoWords} required autoFocus />
    </>
  );
}
