import { Typography } from '@mui/material';
import { useState } from 'react';
import { api } from '#backoffice/api/api.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import type { useCouriers } from '#backoffice/features/orders/show/CourierChoice.tsx';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { inPlannedOrder } from './assignable.ts';
import { PlannedStops } from './PlannedStops.tsx';
import { planTexts } from './plan.texts.ts';
import { assignTexts } from './assign.texts.ts';

type Props = { couriers: ReturnType<typeof useCouriers>; close: () => void };

/** Edits the stop sequence of one courier; after a concurrent change by somebody else theirs is shown, not overwritten. */
export function PlanDialog({ couriers, close }: Props) {
  const t = useTexts(planTexts);
  const words = useTexts(assignTexts);
  const busiest = couriers.toSorted((one, other) => other.orders - one.orders)[0];
  const [who, setWho] = useState(busiest?.courierId ?? 0);
  /** Based on the version that was shown when the first stop was moved (optimistic concurrency). */
  const [mine, setMine] = useState<{ version: number; ids: readonly string[] }>();
  const params = { id: who };
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/rounds/:id/', { params });
  const plan = data?.data;
  const stops = inPlannedOrder(plan?.stops ?? [], mine?.ids);
  const version = mine?.version ?? plan?.version ?? 0;
  const forget = () => setMine(undefined);
  const save = async () => {
    try {
      await api('PUT /api/office/rounds/:id/', {
        params,
        body: { version, stops: stops.map(({ id }) => id) },
      });
    } catch (fault) {
      forget();
      throw fault;
    }
  };
  return (
    <ActionDialog
      title={t('title')}
      go={t('save')}
      isFit={mine !== undefined}
      run={save}
      done={t('saved')}
      close={close}
      maxWidth="sm"
    >
      <SelectBox
        label={words('who')}
        value={String(who)}
        choose={(id) => {
          setWho(Number(id));
          forget();
        }}
        choices={couriers.map((one) => [String(one.courierId), `${one.courier} · ${one.orders}`] as const)}
        fullWidth
        sx={{ marginBlock: 1 }}
      />
      <Answered isPending={isPending} error={error} retry={refetch} rows={3}>
        {stops.length === 0 ? (
          <Typography>{t('none')}</Typography>
        ) : (
          <PlannedStops stops={stops} change={(ids) => setMine({ version, ids })} />
        )}
      </Answered>
    </ActionDialog>
  );
}
