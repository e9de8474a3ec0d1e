import { Box, Button, Typography } from '@mui/material';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { isSmall } from '#domain/media/picture-cut.ts';
import type { PictureForm } from '#contract/media/office.ts';
import type { Picture } from '#contract/shared.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { AltDialog } from './AltDialog.tsx';
import { DropZone } from './DropZone.tsx';
import { UploadList } from './UploadList.tsx';
import { usePending, useUploads } from './use-uploads.ts';

const ratios: Record<PictureForm, number> = { upright: 1.25, wide: 9 / 16, hero: 5 / 12, free: 1 };

/** Input of a record's single picture. */
export function PictureInput({
  source = 'picture',
  form = 'upright',
}: {
  source?: string;
  form?: PictureForm;
}) {
  const t = useTexts(partTexts);
  const language = useLanguage();
  const { validate, note } = usePending();
  const { field, fieldState } = useInput({ source, defaultValue: null, validate });
  const picture = field.value as Picture | null;
  const [isOpen, setOpen] = useState(false);
  const { uploads, add, forget } = useUploads(form, field.onChange);
  return (
    <Box sx={{ width: '100%', marginBlock: 1 }}>
      {picture && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', marginBottom: 1, flexWrap: 'wrap' }}>
          <Thumb
            picture={picture}
            width={form === 'upright' || form === 'free' ? 96 : 220}
            ratio={ratios[form]}
          />
          <Box sx={{ minWidth: 0, flex: '1 1 160px' }}>
            <Typography variant="body2" color="text.secondary">
              {pick(picture.alt, language) || t('altHint')}
            </Typography>
            {isSmall(picture, form) && <Typography color="warning">{t('smallPictureHint')}</Typography>}
            <Button size="small" startIcon={<Pencil size={16} />} onClick={() => setOpen(true)}>
              {t('altText')}
            </Button>
            <Button
              size="small"
              color="error"
              startIcon={<X size={16} />}
              onClick={() => field.onChange(null)}
            >
              {t('remove')}
            </Button>
          </Box>
        </Box>
      )}
      <DropZone isMany={false} taken={(files) => void add(files.slice(0, 1))} />
      <UploadList uploads={uploads} forget={forget} isAwaited={note(uploads) && fieldState.invalid} />
      {isOpen && picture && <AltDialog id={picture.id} close={() => setOpen(false)} saved={field.onChange} />}
    </Box>
  );
}
