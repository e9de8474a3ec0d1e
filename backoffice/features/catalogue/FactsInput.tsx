import { Box, Button, IconButton } from '@mui/material';
import { ChevronUp, Plus, Trash } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { productTexts } from './product.texts.ts';

/** Attributes of a product (material, size, weight): name and value in both languages. */
export function FactsInput() {
  const t = useTexts(productTexts);
  const parts = useTexts(partTexts);
  const { fields, append, remove, move } = useFieldArray({ name: 'attributes', keyName: 'key' });
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1.5 }}>
      {fields.map((field, at) => (
        <Box key={field.key} sx={{ display: 'flex', gap: 1, borderBottom: '1px solid var(--line)' }}>
          <Box sx={{ flexGrow: 1 }}>
            <LocalInput source={`attributes.${at}.label`} label={t('label')} isNeeded />
            <LocalInput source={`attributes.${at}.value`} label={t('value')} isNeeded />
          </Box>
          <Box sx={{ display: 'flex', flexDirection: 'column' }}>
            <IconButton aria-label={parts('up')} disabled={at === 0} onClick={() => move(at, at - 1)}>
              <ChevronUp size={18} />
            </IconButton>
            <IconButton aria-label={parts('remove')} color="error" onClick={() => remove(at)}>
              <Trash size={18} />
            </IconButton>
          </Box>
        </Box>
      ))}
      <Button
        variant="outlined"
        startIcon={<Plus size={18} />}
        onClick={() => append({ label: { tm: '', ru: '' }, value: { tm: '', ru: '' } })}
        sx={{ justifySelf: 'start' }}
      >
        {t('addFact')}
      </Button>
    </Box>
  );
}
