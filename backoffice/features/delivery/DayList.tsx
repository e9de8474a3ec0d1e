import { Button, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FunctionField, useCanAccess } from 'react-admin';
import type { SpecialDay } from '#contract/delivery/office.ts';
import { dayOfYear } from '#domain/print/days.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { HiddenName } from '#backoffice/parts/frames/HiddenName.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { DayDialog } from './DayDialog.tsx';
import { DayMark } from './DayMark.tsx';
import { deliveryTexts } from './delivery.texts.ts';

/** Exceptions of the calendar: days without delivery or with another capacity. */
export function DayList() {
  const t = useTexts(deliveryTexts);
  const language = useLanguage();
  const { canAccess } = useCanAccess({ resource: 'days', action: 'create' });
  const [isOpen, setOpen] = useState(false);
  const what = (day: SpecialDay) => <DayMark {...day} />;
  return (
    <>
      <Typography variant="body2" sx={{ maxWidth: 680 }}>
        {t('dayNote')}
      </Typography>
      <ListFrame
        sort={{ field: 'id', order: 'ASC' }}
        actions={
          canAccess && (
            <Button variant="contained" startIcon={<Plus size={18} />} onClick={() => setOpen(true)}>
              {t('addDay')}
            </Button>
          )
        }
      >
        <Rows<SpecialDay>
          first={({ id }) => dayOfYear(id, language)}
          second={({ reason }) => pick(reason, language)}
          third={what}
        >
          <FunctionField<SpecialDay>
            source="id"
            label={t('day')}
            render={({ id }) => dayOfYear(id, language)}
          />
          <FunctionField<SpecialDay> label={<HiddenName of="delivery" />} render={what} />
          <FunctionField<SpecialDay> label={t('reason')} render={({ reason }) => pick(reason, language)} />
        </Rows>
      </ListFrame>
      {isOpen && <DayDialog close={() => setOpen(false)} />}
    </>
  );
}
