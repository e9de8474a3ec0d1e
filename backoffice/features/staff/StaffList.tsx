import { FunctionField, TextField } from 'react-admin';
import type { Staff } from '#contract/staff/office.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { HiddenName } from '#backoffice/parts/frames/HiddenName.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { MomentField } from '#backoffice/parts/frames/MomentField.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { staffTexts } from './staff.texts.ts';

export function StaffList() {
  const t = useTexts(staffTexts);
  const state = ({ isBlocked, isSetUp, lastSeenAt }: Staff) => {
    if (isBlocked) return <Mark tone="err">{t('blocked')}</Mark>;
    // Couriers may be enrolled by phone only.
    const isIn = isSetUp || lastSeenAt !== null;
    return <Mark tone={isIn ? 'ok' : 'warn'}>{t(isIn ? 'ok' : 'notSetUp')}</Mark>;
  };
  return (
    <ListFrame canCreate>
      <Rows<Staff>
        first={({ name }) => name}
        second={({ login, role }) => `${login} · ${t(role)}`}
        third={state}
      >
        <TextField source="name" sortable={false} />
        <TextField source="login" sortable={false} />
        <FunctionField<Staff> source="role" sortable={false} render={({ role }) => t(role)} />
        <FunctionField<Staff> label={<HiddenName of="state" />} render={state} />
        <MomentField source="lastSeenAt" sortable={false} />
      </Rows>
    </ListFrame>
  );
}
