import { ListItemButton, ListItemText } from '@mui/material';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { dateAndClock } from '#backoffice/lang/format.ts';
import { emptyWords } from '#backoffice/lang/empty-words.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { importExportTexts } from './import-export.texts.ts';

type Props = { open: string | undefined; choose: (id: string) => void };

export function ImportHistory({ open, choose }: Props) {
  const t = useTexts(importExportTexts);
  const emptyText = useTexts(emptyWords);
  const { data, isPending, error, refetch } = useAnswer(
    'GET /api/office/imports/',
    {
      query: { page_size: 20 },
    },
    { everyMs: 4000 },
  );
  return (
    <Panel title={t('history')}>
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={data?.data.length === 0}
        emptyText={emptyText('imports')}
      >
        {data?.data.map((one) => (
          <ListItemButton
            key={one.id}
            selected={one.id === open}
            onClick={() => choose(one.id)}
            sx={{ borderRadius: '10px' }}
          >
            <ListItemText
              primary={one.name}
              secondary={[dateAndClock(one.createdAt), one.staff, t(one.state)].join(' · ')}
            />
          </ListItemButton>
        ))}
      </Answered>
    </Panel>
  );
}
