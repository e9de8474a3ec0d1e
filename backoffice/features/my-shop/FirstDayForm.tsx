import { Box, Button, Card, Typography } from '@mui/material';
import { useStore } from 'react-admin';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FirstDay } from '#contract/my-shop/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { renameShop } from '#backoffice/lang/use-shop-name.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { answered, answersOf, emptyForm } from './first-day.ts';
import { myShopTexts } from './my-shop.texts.ts';
import { Question } from './Question.tsx';
import { ShopPreview } from './ShopPreview.tsx';
import { WhatFields } from './WhatFields.tsx';
import { WhenFields } from './WhenFields.tsx';
import { WhereFields } from './WhereFields.tsx';
import { WhoFields } from './WhoFields.tsx';

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 296px' },
} as const;

/** Everything a new shop needs before its first product, saved at once. */
export function FirstDayForm({ day }: { day: FirstDay }) {
  const t = useTexts(myShopTexts);
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const [, putOff] = useStore('office.my-shop-later', false);
  const draft = useDraft({ name: 'my-shop', first: emptyForm(day) });
  const fields = { form: draft.value, change: draft.change, day };
  const isDone = answered(draft.value, day);
  const save = async () => {
    const body = answersOf(draft.value, day);
    await draft.sendOnce(() => api('PUT /api/office/my-shop/', { body }));
    renameShop(body.name);
    await navigate('/products/create');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(save, t('saved'));
  };
  const leave = () => {
    putOff(true);
    void navigate('/');
  };
  return (
    <form onSubmit={submit}>
      <Typography color="text.secondary" sx={{ marginBottom: 2 }}>
        {t('lead')}
      </Typography>
      {draft.note}
      <Box sx={columns}>
        <Card>
          <Question number={1} title={t('who')} isDone={isDone.who}>
            <WhoFields {...fields} />
          </Question>
          <Question number={2} title={t('where')} isDone={isDone.where}>
            <WhereFields {...fields} />
          </Question>
          <Question number={3} title={t('when')} note={t('whenNote')} isDone={isDone.when}>
            <WhenFields {...fields} />
          </Question>
          <Question number={4} title={t('what')} note={t('whatNote')} isDone={isDone.what}>
            <WhatFields {...fields} />
          </Question>
        </Card>
        <ShopPreview form={draft.value} day={day} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'end', marginTop: 2 }}>
        <Button onClick={leave}>{t('later')}</Button>
        <Button
          type="submit"
          variant="contained"
          loading={isBusy}
          disabled={Object.values(isDone).includes(false)}
        >
          {t('save')}
        </Button>
      </Box>
    </form>
  );
}
