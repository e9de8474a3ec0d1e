import { Box, Button, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Fold } from '#backoffice/parts/frames/Fold.tsx';
import { OptionDetails, OptionPriceAndStock } from './OptionFields.tsx';
import { OptionRow } from './OptionRow.tsx';
import { productTexts } from '#backoffice/features/catalogue/product.texts.ts';
import { useIsCertificate } from './use-is-certificate.ts';

/** Options of a product: of a single one only price and stock, the rest collapsed; of several everything. */
export function OptionsInput() {
  const t = useTexts(productTexts);
  const isCertificate = useIsCertificate();
  const { fields, append, remove, move } = useFieldArray({ name: 'options', keyName: 'key' });
  const add = (
    <Button
      variant="outlined"
      startIcon={<Plus size={18} />}
      onClick={() => append({ title: { tm: '', ru: '' }, sku: '', onHand: 0 })}
      sx={{ justifySelf: 'start' }}
    >
      {t(isCertificate ? 'addFace' : 'addOption')}
    </Button>
  );
  const [only] = fields;
  if (only && fields.length === 1)
    return (
      <Box key={only.key} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <OptionPriceAndStock source="options.0" />
        <Fold
          title={t(isCertificate ? 'tabFaces' : 'tabOptions')}
          {...(isCertificate ? {} : { note: t('optionsNote') })}
          sources={['sku', 'oldPrice', 'cost', 'barcode'].map((name) => `options.0.${name}`)}
        >
          <OptionDetails source="options.0" />
          {add}
        </Fold>
      </Box>
    );
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {!isCertificate && (
        <Typography variant="body2" color="text.secondary">
          {t('optionNote')}
        </Typography>
      )}
      {fields.map((field, at) => (
        <OptionRow
          key={field.key}
          source={`options.${at}`}
          number={at + 1}
          isFirst={at === 0}
          up={() => move(at, at - 1)}
          remove={() => remove(at)}
        />
      ))}
      {add}
    </Box>
  );
}
