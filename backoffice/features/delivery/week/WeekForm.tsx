import { Alert, Box, Button, Typography } from '@mui/material';
import { Copy, Plus } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import type { OfficeZone } from '#contract/delivery/office.ts';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { weekday } from '#domain/print/days.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useSettings } from '#backoffice/parts/conflict/use-settings.tsx';
import type { DraftOf } from '#backoffice/parts/drafts/use-draft.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { SaveBar } from '#backoffice/parts/frames/SaveBar.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { deliveryTexts } from '../delivery.texts.ts';
import { bodyOf, countChanges, faultyDays, formOf, mondayOnAll, putWindow } from './week-form.ts';
import type { WeekForm as Week } from './week-form.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { WindowDialog } from './WindowDialog.tsx';
import { weekTexts } from './week.texts.ts';

type Props = {
  answer: Answer<OfficeRoutes['GET /api/office/week/']>;
  zones: readonly OfficeZone[];
};

/** The whole week is one form, saved at once. */
export function WeekForm({ answer, zones }: Props) {
  const t = useTexts(weekTexts);
  const delivery = useTexts(deliveryTexts);
  const may = useMay();
  const first = useMemo(() => formOf(answer.data), [answer]);
  const draft = useSettings({
    name: 'week',
    from: 'GET /api/office/week/',
    to: 'PUT /api/office/week/',
    answer,
    fill: ({ data }) => formOf(data),
    bodyOf,
  });
  const { value: week, change } = draft;
  const { act, isBusy } = useAct();
  const [isSent, setSent] = useState(false);
  const [open, setOpen] = useState<number>();
  const faulty = isSent ? faultyDays(week) : [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (faultyDays(week).length > 0) return;
    if (await act(() => draft.save(), delivery('saved'))) setSent(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {draft.note}
      <WeekPanel week={week} change={change} add={() => setOpen(week.windows.length)}>
        <WeekGrid {...{ week, first, kept: answer.data, zones, change, faulty, edit: setOpen }} />
        <Faults days={faulty} />
      </WeekPanel>
      {may('delivery.write') && (
        <SaveBar
          changes={draft.changes}
          text={t('changes', { n: countChanges(first, week) })}
          note={t('keepsOrders')}
          isBusy={isBusy}
          undo={draft.clear}
        />
      )}
      {open !== undefined && (
        <WindowDialog
          window={week.windows[open]}
          zones={zones}
          close={() => setOpen(undefined)}
          put={(window) => change({ windows: putWindow(week.windows, open, window) })}
        />
      )}
    </form>
  );
}

type PanelProps = Pick<DraftOf<Week>, 'change'> & {
  week: Week;
  add: () => void;
  children: React.ReactNode;
};

function WeekPanel({ week: { windows }, change, add, children }: PanelProps) {
  const t = useTexts(weekTexts);
  const copy = () => change({ windows: mondayOnAll(windows) });
  return (
    <Panel
      title={t('week')}
      side={
        <Button startIcon={<Plus size={18} />} onClick={add}>
          {t('addWindow')}
        </Button>
      }
    >
      <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 1 }}>
        {windows.length === 0 ? t('noWindows') : t('weekNote')}
      </Typography>
      {children}
      {windows.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {t('emptyCell')}
          </Typography>
          <Button startIcon={<Copy size={16} />} onClick={copy}>
            {t('mondayOnAll')}
          </Button>
        </Box>
      )}
    </Panel>
  );
}

function Faults({ days }: { days: readonly number[] }) {
  const parts = useTexts(partTexts);
  const language = useLanguage();
  if (days.length === 0) return null;
  return (
    <Alert severity="error" sx={{ marginTop: 1 }}>
      {days.map((day) => weekday(day, language)).join(', ')}: {parts('clockForm')}
    </Alert>
  );
}
