import { Box, Button, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { OptionRow } from './OptionRow.tsx';
import { productTexts } from './product.texts.ts';

/** Options of a product: each with its own code, price and picture. */
export function OptionsInput() {
  const t = useTexts(productTexts);
  const { fields, append, remove, move } = useFieldArray({ name: 'options', keyName: 'key' });
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {t('optionNote')}
      </Typography>
      {fields.map((field, at) => (
        <OptionRow
          key={field.key}
          source={`options.${at}`}
          number={at + 1}
          isFirst={at === 0}
          isOnly={fields.length === 1}
          up={() => move(at, at - 1)}
          remove={() => remove(at)}
        />
      ))}
      <Button
        variant="outlined"
        startIcon={<Plus size={18} />}
        onClick={() => append({ title: { tm: '', ru: '' }, sku: '', onHand: 0 })}
        sx={{ justifySelf: 'start' }}
      >
        {t('addOption')}
      </Button>
    </Box>
  );
}
