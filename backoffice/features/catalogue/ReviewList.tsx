import { Box, Card, Rating, Typography } from '@mui/material';
import { BooleanInput, NumberInput, TextInput, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeReview } from '#contract/catalogue/office-reviews.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage } from '#backoffice/lang/use-texts.ts';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { ReviewSwitch } from './ReviewSwitch.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <BooleanInput key="visible" source="visible" />,
  <NumberInput key="rating" source="rating" min={1} max={5} />,
];

/** Customers' reviews; an abusive one can be hidden with one button. */
export function ReviewList() {
  return (
    <ListFrame filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
      <Reviews />
    </ListFrame>
  );
}

function Reviews() {
  const { data = [] } = useListContext<OfficeReview>();
  const language = useLanguage();
  return (
    <Box sx={{ padding: 1.5, display: 'grid', gap: 1.5 }}>
      {data.map((review) => (
        <Card key={review.id} sx={{ padding: 2, opacity: review.isVisible ? 1 : 0.62 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Rating value={review.rating} readOnly size="small" />
            <Typography sx={{ fontWeight: 650 }}>{review.author}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
              {dateAndClock(review.createdAt)}
            </Typography>
            <ReviewSwitch review={review} />
          </Box>
          <Typography sx={{ whiteSpace: 'pre-line', marginBlock: 0.5 }}>{review.text || '—'}</Typography>
          <Link to={`/products/${review.product}`} style={{ color: 'var(--anar)' }}>
            {pick(review.productTitle, language)}
          </Link>
        </Card>
      ))}
    </Box>
  );
}
