import { ListItemButton, ListItemText } from '@mui/material';
import type { Import } from '#contract/import-export/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
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
  const sayState = ({ state, summary: { errors } }: Import) =>
    state === 'checked' && errors > 0 ? t('checkedWith', { n: errors }) : t(state);
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
              secondary={[dateAndClock(one.createdAt), one.staff, sayState(one)].join(' · ')}
            />
          </ListItemButton>
        ))}
      </Answered>
    </Panel>
  );
}
