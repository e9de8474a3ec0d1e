import { Box, Button, IconButton, Typography } from '@mui/material';
import { ChevronDown, ChevronUp, Plus, Trash } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { PictureInput } from '#backoffice/features/media/PictureInput.tsx';
import { contentTexts } from './content.texts.ts';

/** Sections of a longer page, each with a heading and a text, in their order. */
export function SectionsFields() {
  const t = useTexts(contentTexts);
  const parts = useTexts(partTexts);
  const { fields, append, remove, move } = useFieldArray({ name: 'sections', keyName: 'key' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fields.map((field, at) => (
        <Box key={field.key} sx={{ border: '1px solid var(--line)', borderRadius: '14px', padding: 1.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography variant="subtitle2" sx={{ flexGrow: 1 }}>
              {t('section', { n: at + 1 })}
            </Typography>
            <IconButton aria-label={parts('up')} disabled={at === 0} onClick={() => move(at, at - 1)}>
              <ChevronUp size={18} />
            </IconButton>
            <IconButton
              aria-label={parts('down')}
              disabled={at === fields.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <ChevronDown size={18} />
            </IconButton>
            <IconButton aria-label={parts('remove')} color="error" onClick={() => remove(at)}>
              <Trash size={18} />
            </IconButton>
          </Box>
          <LocalInput source={`sections.${at}.title`} label={t('heading')} max={300} />
          <LocalInput source={`sections.${at}.body`} label={t('body')} rows={5} />
          <PictureInput source={`sections.${at}.picture`} form="wide" />
        </Box>
      ))}
      <Button
        variant="outlined"
        startIcon={<Plus size={18} />}
        onClick={() => append({ title: { tm: '', ru: '' }, body: { tm: '', ru: '' }, picture: null })}
        sx={{ justifySelf: 'start' }}
      >
        {t('addSection')}
      </Button>
    </Box>
  );
}
