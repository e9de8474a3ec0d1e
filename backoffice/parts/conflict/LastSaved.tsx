import { Typography } from '@mui/material';
import { clock } from '#domain/print/clocks.ts';
import { date } from '#domain/print/days.ts';
import type { LastSave } from '#domain/audit/seen-header.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { lastSavedTexts } from './last-saved.texts.ts';

/** At the head of a form: who saved it last, and when. Nothing when nobody has. */
export function LastSaved({ saved }: { saved: readonly LastSave[] | undefined }) {
  const t = useTexts(lastSavedTexts);
  const { now } = useEnvironment();
  const [last] = saved ?? [];
  if (!last) return null;
  const time = clock(last.at);
  const isToday = date(last.at) === date(now().toISOString());
  const when = isToday ? t('today', { time }) : t('earlier', { date: date(last.at), time });
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      className="tabular"
      data-saved
      sx={{ gridColumn: '1 / -1', marginBottom: 1.25, overflowWrap: 'anywhere' }}
    >
      {last.by ? t('saved', { who: last.by, when }) : t('nameless', { when })}
    </Typography>
  );
}
