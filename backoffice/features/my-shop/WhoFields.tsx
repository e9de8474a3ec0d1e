import { Box, Button } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { twoColumns } from '#backoffice/parts/inputs/two-columns.ts';
import type { FieldsProps } from './first-day.ts';
import { myShopTexts } from './my-shop.texts.ts';

/** One name for both languages, unless the Turkmen one is another. */
export function WhoFields({ form, change }: FieldsProps) {
  const t = useTexts(myShopTexts);
  return (
    <Box sx={twoColumns}>
      <Box>
        <TextBox label={t('name')} value={form.name} max={200} required change={(name) => change({ name })} />
        {form.turkmenName === null ? (
          <Button size="small" onClick={() => change({ turkmenName: '' })}>
            {t('otherName')}
          </Button>
        ) : (
          <TextBox
            label={t('turkmenName')}
            value={form.turkmenName}
            max={200}
            change={(turkmenName) => change({ turkmenName })}
          />
        )}
      </Box>
      <TextBox
        label={t('phone')}
        value={form.phone}
        placeholder="+993 65 12 34 56"
        max={30}
        inputMode="tel"
        required
        change={(phone) => change({ phone })}
      />
    </Box>
  );
}
