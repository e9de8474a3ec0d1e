import { useInput, useTranslateLabel } from 'react-admin';
import { DayBox } from './DayBox.tsx';

/** A day in a form or filter; null when cleared. `alwaysOn` is read by the list that uses it as a filter. */
export function DayInput({
  source,
  label,
  resource = '',
}: {
  source: string;
  label?: string;
  resource?: string;
  alwaysOn?: boolean;
}) {
  const translateLabel = useTranslateLabel();
  const { field, fieldState } = useInput({ source, resource });
  return (
    <DayBox
      label={label ?? String(translateLabel({ source, resource }))}
      value={(field.value as string | null) ?? ''}
      changed={(day) => field.onChange(day || null)}
      canClear
      fault={fieldState.error?.message}
    />
  );
}
