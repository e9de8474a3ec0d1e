import { Title, useGetList } from 'react-admin';
import type { OfficeZone } from '#contract/delivery/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { AttemptsPanel } from '../AttemptsPanel.tsx';
import { BuyerView } from './BuyerView.tsx';
import { WeekForm } from './WeekForm.tsx';

/** Delivery windows and opening hours of a week, what a customer gets to see of them, and delivery attempts. */
export default function WeekPage() {
  const t = useTexts(layoutTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/week/', undefined, { isForm: true });
  const zones = useGetList<OfficeZone>('zones', { pagination: { page: 1, perPage: 50 } });
  return (
    <>
      <Title title={t('delivery')} />
      <Answered
        isPending={isPending || zones.isPending}
        error={error ?? zones.error}
        retry={() => Promise.all([refetch(), zones.refetch()])}
      >
        {data && zones.data && (
          <>
            <WeekForm answer={data} zones={zones.data} />
            <BuyerView zones={zones.data} />
          </>
        )}
      </Answered>
      <AttemptsPanel />
    </>
  );
}
