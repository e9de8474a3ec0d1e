import { Autocomplete, TextField } from '@mui/material';
import { useMemo, useRef } from 'react';
import { FieldTitle, regex, required, useGetList, useInput, ValidationError } from 'react-admin';
import type { OfficeCategory, OfficeIdea } from '#contract/catalogue/office-taxonomy.ts';
import { pageAddress } from '#domain/pages.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useSearchNames } from '#backoffice/parts/inputs/use-search-names.ts';
import { contentTexts } from './content.texts.ts';

type Target = { address: string; name: string; group: string };

const path = /^\/([^/\\\s][^\\\s]*)?$/;
const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' } } as const;

/** The page that a banner opens: chosen by its name, or any other address of the shop as typed. */
export function LinkInput({ source }: { source: string }) {
  const t = useTexts(contentTexts);
  const names = useSearchNames();
  const targets = useTargets();
  const validate = useMemo(() => [required(), regex(path, t('linkWrong'))], [t]);
  const { field, fieldState } = useInput({ source, validate });
  const typed = useRef<string>(undefined);
  const address = String(field.value ?? '');
  const fault = fieldState.error?.message;
  // A new value would replace what is being typed.
  const shown = useRef<Target | string>(address);
  if (typed.current === undefined)
    shown.current = targets.find((target) => target.address === address) ?? address;
  const choose = (chosen: string) => {
    typed.current = undefined;
    field.onChange(chosen.trim());
  };
  return (
    <Autocomplete<Target, false, true, true>
      {...names}
      freeSolo
      disableClearable
      options={targets}
      groupBy={({ group }) => group}
      getOptionLabel={(target) => (typeof target === 'string' ? target : target.name)}
      getOptionKey={(target) => (typeof target === 'string' ? target : target.address)}
      value={shown.current}
      onChange={(_, target) => choose(typeof target === 'string' ? target : target.address)}
      onInputChange={(_, text, why) => {
        typed.current = why === 'input' ? text : undefined;
      }}
      onBlur={() => {
        if (typed.current !== undefined) choose(typed.current);
        field.onBlur();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={<FieldTitle source={source} resource="banners" isRequired />}
          error={fault !== undefined}
          helperText={fault === undefined ? t('linkHint') : <ValidationError error={fault} />}
        />
      )}
      fullWidth
    />
  );
}

function useTargets(): Target[] {
  const t = useTexts(contentTexts);
  const language = useLanguage();
  const { data: categories } = useGetList<OfficeCategory>('categories', all);
  const { data: ideas } = useGetList<OfficeIdea>('ideas', all);
  return useMemo(() => {
    const shop = pageAddress('shop');
    return [
      { address: shop, name: t('linkShop'), group: t('linkPages') },
      { address: pageAddress('giftFinder'), name: t('linkFinder'), group: t('linkPages') },
      { address: pageAddress('delivery'), name: t('delivery'), group: t('linkPages') },
      { address: pageAddress('aboutUs'), name: t('about'), group: t('linkPages') },
      ...(categories ?? []).map(({ id, title }) => ({
        address: `${shop}?category=${id}`,
        name: pick(title, language),
        group: resourceWords.categories[language],
      })),
      ...(ideas ?? []).map(({ id, title }) => ({
        address: pageAddress('idea', id),
        name: pick(title, language),
        group: resourceWords.ideas[language],
      })),
    ];
  }, [categories, ideas, language, t]);
}
