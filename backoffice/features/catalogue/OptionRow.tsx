import { Box, IconButton, Typography } from '@mui/material';
import { ChevronUp, Trash } from 'lucide-react';
import { BooleanInput, maxLength, NumberInput, regex, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { MoneyInput } from '#backoffice/parts/inputs/MoneyInput.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { OptionPicture } from './OptionPicture.tsx';
import { productTexts } from './product.texts.ts';

type Props = {
  source: string;
  number: number;
  isFirst: boolean;
  isOnly: boolean;
  up: () => void;
  remove: () => void;
};
type Known = { id?: number; onHand?: number };

const code = regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/, 'A-Z a-z 0-9 . _ / -');

/** One option. Of one that exists the stock is only shown: it changes by a delta with a reason. */
export function OptionRow({ source, number, isFirst, isOnly, up, remove }: Props) {
  const t = useTexts(productTexts);
  const parts = useTexts(partTexts);
  const known = useWatch({ name: source }) as Known | undefined;
  return (
    <Box
      component="fieldset"
      sx={{ margin: 0, border: '1px solid var(--line)', borderRadius: '14px', padding: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="legend" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {number}
        </Typography>
        <IconButton aria-label={parts('up')} disabled={isFirst} onClick={up}>
          <ChevronUp size={18} />
        </IconButton>
        <IconButton aria-label={parts('remove')} color="error" disabled={isOnly} onClick={remove}>
          <Trash size={18} />
        </IconButton>
      </Box>
      <LocalInput source={`${source}.title`} label={t('optionTitle')} max={300} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: '0 12px', sm: '0 16px' },
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
          alignItems: 'start',
        }}
      >
        <TextInput
          source={`${source}.sku`}
          label="resources.products.fields.sku"
          validate={[required(), maxLength(40), code]}
          fullWidth
        />
        <MoneyInput source={`${source}.price`} label="resources.products.fields.price" isNeeded />
        <MoneyInput source={`${source}.oldPrice`} label="resources.products.fields.oldPrice" />
        {known?.id === undefined ? (
          <NumberInput source={`${source}.onHand`} label={t('firstStock')} min={0} step={1} fullWidth />
        ) : (
          <Typography variant="body2" sx={{ alignSelf: 'center' }}>
            <Link to={`/stock/${known.id}/show`} style={{ color: 'var(--anar)' }}>
              {t('inStock', { n: known.onHand ?? 0 })}
            </Link>
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <OptionPicture source={`${source}.picture`} />
        {known?.id !== undefined && (
          <BooleanInput source={`${source}.isArchived`} label={t('optionOff')} helperText={false} />
        )}
      </Box>
    </Box>
  );
}
