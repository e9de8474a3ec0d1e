import { Button } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import type { OfficeReview } from '#contract/catalogue/office-reviews.ts';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { reviewTexts } from './review.texts.ts';

/** Hides or shows a review at once; the rating of the product follows. */
export function ReviewSwitch({ review: { id, isVisible } }: { review: OfficeReview }) {
  const t = useTexts(reviewTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  if (!may('catalogue.write')) return null;
  const change = () =>
    api('PUT /api/office/reviews/:id/', { params: { id }, body: { isVisible: !isVisible } });
  return (
    <Button
      size="small"
      loading={isBusy}
      startIcon={isVisible ? <EyeOff size={16} /> : <Eye size={16} />}
      onClick={() => void act(change, t(isVisible ? 'reviewHidden' : 'reviewShown'))}
    >
      {t(isVisible ? 'hide' : 'show')}
    </Button>
  );
}
