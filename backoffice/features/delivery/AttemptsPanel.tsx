import { Typography } from '@mui/material';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { useSettings } from '#backoffice/parts/conflict/use-settings.tsx';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { barKeeper, SaveBar } from '#backoffice/parts/frames/SaveBar.tsx';
import { ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { deliveryTexts } from './delivery.texts.ts';

const choices = ['1', '2', '3'] as const;
type Choice = (typeof choices)[number];

/** Maximum number of delivery attempts. */
export function AttemptsPanel() {
  const t = useTexts(deliveryTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/delivery-attempts/', undefined, {
    isForm: true,
  });
  return (
    <Panel title={t('attempts')} sx={barKeeper}>
      <Answered isPending={isPending} error={error} retry={refetch} rows={1}>
        {data && <Attempts answer={data} />}
      </Answered>
    </Panel>
  );
}

type AttemptsAnswer = Answer<OfficeRoutes['GET /api/office/delivery-attempts/']>;

function Attempts({ answer }: { answer: AttemptsAnswer }) {
  const t = useTexts(deliveryTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const { value, change, note, changes, clear, save } = useSettings({
    name: 'delivery-attempts',
    from: 'GET /api/office/delivery-attempts/',
    to: 'PUT /api/office/delivery-attempts/',
    answer,
    fill: ({ data }): { chosen: Choice } => ({ chosen: choices[data.attempts - 1] ?? '2' }),
    bodyOf: ({ chosen }) => ({ attempts: Number(chosen) }),
  });
  const { chosen } = value;
  return (
    <>
      {note}
      <Typography color="text.secondary" gutterBottom>
        {t('attemptsNote')}
      </Typography>
      <ToggleChoice
        value={chosen}
        choose={(to) => change({ chosen: to })}
        choices={choices.map((one) => [one, one])}
      />
      {may('delivery.write') && (
        <SaveBar {...{ changes, isBusy }} save={() => void act(save, t('saved'))} undo={clear} />
      )}
    </>
  );
}
