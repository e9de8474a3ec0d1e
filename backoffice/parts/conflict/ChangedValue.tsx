import { Box } from '@mui/material';
import { Fragment } from 'react';
import { type RaRecord, useGetMany } from 'react-admin';
import type { Picture } from '#contract/shared.ts';
import { weekday } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { choiceTexts } from './choice.texts.ts';
import type { ShowValue } from './value-words.ts';
import { inWords } from './value-words.ts';

/** Records that a field names by their ids. */
const resourceOf: Readonly<Record<string, string>> = {
  parent: 'categories',
  category: 'categories',
  categories: 'categories',
  brand: 'brands',
  occasion: 'occasions',
  occasions: 'occasions',
  recipient: 'recipients',
  recipients: 'recipients',
  ideas: 'ideas',
  products: 'products',
  zone: 'zones',
  zones: 'zones',
  picture: 'pictures',
  pictures: 'pictures',
  place: 'places',
  logo: 'pictures',
};

type Props = { path: string; value: unknown; showValue: ShowValue };

/** One version of a field as staff know it: names instead of numbers, pictures, sums in manats. */
export function ChangedValue({ path, value, showValue }: Props) {
  const t = useTexts(choiceTexts);
  const language = useLanguage();
  const field = path.split('.').findLast((name) => !/^\d+$/.test(name)) ?? '';
  const resource = resourceOf[field];
  const ids = [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number');
  if (resource && ids.length > 0) return <Named resource={resource} ids={ids} />;
  if (typeof value === 'object' && value !== null && 'place' in value)
    return <Parts path={path} value={value} showValue={showValue} />;
  const text =
    field === 'weekday' && typeof value === 'number'
      ? weekday(value, language)
      : inWords(path, value, (at, one) => showValue(at, one, language));
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text || t('empty')}
    </Box>
  );
}

/** An address, whose place is named by its id. */
function Parts({ path, value, showValue }: Props & { value: object }) {
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== '');
  return parts.map(([name, part], at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <ChangedValue path={`${path}.${name}`} value={part} showValue={showValue} />
    </Fragment>
  ));
}

function Named({ resource, ids }: { resource: string; ids: (string | number)[] }) {
  const { data } = useGetMany<RaRecord & Omit<Picture, 'id'>>(resource, { ids });
  const known = data?.filter(Boolean) ?? [];
  if (resource !== 'pictures') return known.map((record) => nameOf(record)).join(', ') || '…';
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {known.map((record) => (
        <Thumb key={record.id} picture={{ ...record, id: String(record.id) }} />
      ))}
    </Box>
  );
}
