import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Image, Languages, Tag } from 'lucide-react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ProductGap } from '#contract/catalogue/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { productTexts } from './product.texts.ts';

const gaps = [
  ['translation', 'gapTranslation', Languages],
  ['picture', 'gapPicture', Image],
  ['price', 'gapPrice', Tag],
] as const satisfies readonly [ProductGap, string, unknown][];

/** Counts of products with missing data that keeps them from being listed; each count opens its list. */
export default function GapsPage() {
  const t = useTexts(productTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/gaps/');
  const counts = data?.data;
  return (
    <>
      <Title title={t('gaps')} />
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={counts !== undefined && counts.translation + counts.picture + counts.price === 0}
        emptyText={t('none')}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, marginTop: 2 }}>
          {gaps.map(([gap, word, Icon]) => (
            <Card key={gap}>
              <CardActionArea
                component={Link}
                to={`/products?filter=${encodeURIComponent(JSON.stringify({ lacks: gap }))}`}
                sx={{ display: 'flex', justifyContent: 'flex-start', gap: 2, padding: 2.5 }}
              >
                <Icon size={30} strokeWidth={1.5} color="var(--anar)" aria-hidden />
                <Box>
                  <Typography variant="h4" component="p">
                    {counts?.[gap]}
                  </Typography>
                  <Typography>{t(word)}</Typography>
                </Box>
              </CardActionArea>
            </Card>
          ))}
        </Box>
      </Answered>
    </>
  );
}
