import { Box, Button, IconButton, Typography } from '@mui/material';
import { Plus, Trash } from 'lucide-react';
import { email, regex, required, TextInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { contentTexts } from './content.texts.ts';

const web = regex(/^https:\/\/\S{1,250}$/, 'https://…');

export function ContactsFields() {
  const t = useTexts(contentTexts);
  const parts = useTexts(partTexts);
  const { fields, append, remove } = useFieldArray({ name: 'socials', keyName: 'key' });
  return (
    <>
      <TextInput source="phones" label={t('phones')} multiline minRows={2} fullWidth />
      <TextInput source="email" label={t('email')} validate={email()} fullWidth />
      <LocalInput source="address" label={t('address')} max={300} />
      <Typography variant="subtitle2">{t('socials')}</Typography>
      {fields.map((field, at) => (
        <Box key={field.key} sx={{ display: 'flex', gap: 1 }}>
          <TextInput
            source={`socials.${at}.title`}
            label={t('socialTitle')}
            validate={required()}
            sx={{ width: 150 }}
          />
          <TextInput source={`socials.${at}.url`} label="https://" validate={[required(), web]} fullWidth />
          <IconButton
            aria-label={parts('remove')}
            color="error"
            onClick={() => remove(at)}
            sx={{ alignSelf: 'center' }}
          >
            <Trash size={18} />
          </IconButton>
        </Box>
      ))}
      <Button startIcon={<Plus size={18} />} onClick={() => append({ title: '', url: 'https://' })}>
        {t('addSocial')}
      </Button>
    </>
  );
}
