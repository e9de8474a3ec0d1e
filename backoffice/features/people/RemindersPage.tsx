import { Box, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { count, money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { peopleTexts } from './people.texts.ts';

/** Results of reminders. */
export default function RemindersPage() {
  const t = useTexts(peopleTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/reminders/');
  const figures = data?.data;
  const rows =
    figures &&
    ([
      [t('sent'), count(figures.sent)],
      [t('used'), count(figures.used)],
      [t('money'), money(figures.money)],
    ] as const);
  return (
    <>
      <Title title={t('title')} />
      <Typography sx={{ maxWidth: 720, marginBottom: 2 }}>{t('lead')}</Typography>
      <Answered isPending={isPending} error={error} retry={refetch}>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
          <Panel title={t('lastDays')}>
            {rows?.map(([name, value]) => (
              <Box
                key={name}
                className="tabular"
                sx={{ display: 'flex', justifyContent: 'space-between', paddingBlock: 0.5 }}
              >
                <span>{name}</span>
                <b>{value}</b>
              </Box>
            ))}
          </Panel>
        </Box>
      </Answered>
    </>
  );
}
