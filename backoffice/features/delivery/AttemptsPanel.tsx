import { Button, Typography } from '@mui/material';
import { useSaveForm } from '#backoffice/api/save-form.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
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
    <Panel title={t('attempts')} sx={{ maxWidth: 560, marginTop: 2 }}>
      <Answered isPending={isPending} error={error} retry={refetch} rows={1}>
        {data && <Attempts kept={data.data.attempts} seen={data.seen} />}
      </Answered>
    </Panel>
  );
}

function Attempts({ kept, seen }: { kept: number; seen: string | undefined }) {
  const t = useTexts(deliveryTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const send = useSaveForm('PUT /api/office/delivery-attempts/', seen);
  const first: { chosen: Choice } = { chosen: choices[kept - 1] ?? '2' };
  const { value, change, note, sendOnce } = useDraft({ name: 'delivery-attempts', first });
  const { chosen } = value;
  const body = { attempts: Number(chosen) };
  const save = () => sendOnce(() => send({ body }));
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
        <Button
          variant="contained"
          loading={isBusy}
          disabled={Number(chosen) === kept}
          onClick={() => void act(save, t('saved'))}
          sx={{ marginInlineStart: 2 }}
        >
          {t('save')}
        </Button>
      )}
    </>
  );
}
