import { Alert, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReminderFigures } from '#contract/people/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { peopleTexts } from './people.texts.ts';

/** Holidays without a next date, each with a link to its form; renders nothing if all have one. */
export function UndatedHolidays({ undated }: Pick<ReminderFigures, 'undated'>) {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  const { canAccess } = useCanAccess({ resource: 'occasions', action: 'edit' });
  if (undated.length === 0) return null;
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 650 }}>{t('undated')}</Typography>
      {undated.map(({ id, title }) => (
        <div key={id}>
          {canAccess ? (
            <Link to={`/products/sections/occasions/${id}`} style={{ color: 'inherit', fontWeight: 650 }}>
              {pick(title, language)}
            </Link>
          ) : (
            pick(title, language)
          )}
        </div>
      ))}
      <Typography variant="body2">{t('undatedHint')}</Typography>
    </Alert>
  );
}

/** The same for pages that show nothing else about reminders. */
export function UndatedNotice() {
  const undated = useAnswer('GET /api/office/reminders/').data?.data.undated ?? [];
  return <UndatedHolidays undated={undated} />;
}
