import { Box, Button, Chip, Link as MuiLink, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetMany } from 'react-admin';
import type { TriedQuery } from '#contract/catalogue/office-search.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { amount } from '#domain/print/money.ts';
import { shortDay } from '#domain/print/days.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { searchTexts } from './search-terms.texts.ts';

type Part = TriedQuery['understood'][number];

/** Tests how the shop interprets a query now. */
export function TryQuery() {
  const t = useTexts(searchTexts);
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  const { data, isPending, error, refetch } = useAnswer(
    'GET /api/office/search-terms/try/',
    { query: { q } },
    { isOff: q === '' },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === q) void refetch();
    else setQ(text.trim());
  };
  return (
    <Panel title={t('tryTitle')} sx={{ marginBottom: 1 }}>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextBox label={t('tryLabel')} value={text} change={setText} max={200} required />
        <Button type="submit" variant="outlined" sx={{ flex: 'none' }}>
          {t('tryButton')}
        </Button>
      </Box>
      {q !== '' && (
        <Box role="status" sx={{ marginTop: 1.5 }}>
          <Answered isPending={isPending} error={error} retry={refetch} rows={1}>
            {data && <Tried {...data.data} />}
          </Answered>
        </Box>
      )}
    </Panel>
  );
}

function Tried({ understood, searched, idle, corrected, widened, total, products }: TriedQuery) {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography sx={{ fontWeight: 650 }}>{t('found', { n: total })}</Typography>
      {corrected !== null && <Typography>{t('corrected', { q: corrected })}</Typography>}
      {understood.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {understood.map((part) => (
            <Understood key={part.words} part={part} />
          ))}
        </Box>
      )}
      {searched.length > 0 && <Typography>{t('searched', { words: searched.join(', ') })}</Typography>}
      {idle.length > 0 && <Typography>{t('idle', { words: idle.join(', ') })}</Typography>}
      {widened.length > 0 && (
        <Typography>
          {t('widened', { what: widened.map((kind) => t(kind).toLowerCase()).join(', ') })}
        </Typography>
      )}
      {products.map(({ id, title }) => (
        <MuiLink key={id} component={Link} to={`/products/${id}`}>
          {pick(title, language)}
        </MuiLink>
      ))}
    </Box>
  );
}

function Understood({ part }: { part: Part }) {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  const { data = [] } = useGetMany(
    part.kind === 'occasion' ? 'occasions' : 'recipients',
    { ids: part.ids },
    { enabled: part.ids.length > 0 },
  );
  const what = [
    ...data.map((one) => nameOf(one)),
    ...(part.from === null ? [] : [t('from', { n: amount(part.from) })]),
    ...(part.to === null ? [] : [t('upTo', { n: amount(part.to) })]),
    ...(part.kind === 'except' && part.title ? [pick(part.title, language)] : []),
    ...(part.day === null ? [] : [shortDay(part.day, language)]),
  ];
  return <Chip label={`${t(part.kind)}: ${what.join(', ')}`} />;
}
