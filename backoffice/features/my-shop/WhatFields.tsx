import { Box, Chip } from '@mui/material';
import { Check, Plus } from 'lucide-react';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import type { FieldsProps } from './first-day.ts';
import { myShopTexts } from './my-shop.texts.ts';

const chip = { minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } } as const;

/** The first categories: some that gift shops have, and one of one's own. */
export function WhatFields({ form, change, day }: FieldsProps) {
  const t = useTexts(myShopTexts);
  const language = useLanguage();
  const { chosen, own } = form;
  const flip = (name: string) =>
    change({ chosen: chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name] });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {day.categories.map((title) => {
          const isChosen = chosen.includes(title.tm);
          return (
            <Chip
              key={title.tm}
              label={pick(title, language)}
              aria-pressed={isChosen}
              variant={isChosen ? 'filled' : 'outlined'}
              {...(isChosen ? { color: 'primary' as const, icon: <Check size={16} /> } : {})}
              onClick={() => flip(title.tm)}
              sx={chip}
            />
          );
        })}
        {own === null && (
          <Chip
            label={t('own')}
            icon={<Plus size={16} />}
            variant="outlined"
            onClick={() => change({ own: '' })}
            sx={{ ...chip, borderStyle: 'dashed' }}
          />
        )}
      </Box>
      {own !== null && (
        <TextBox
          label={t('ownName')}
          value={own}
          max={200}
          change={(name) => change({ own: name })}
          sx={{ marginTop: 2, maxWidth: 360 }}
        />
      )}
    </>
  );
}
