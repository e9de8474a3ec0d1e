import { type FieldValues, useFormState } from 'react-hook-form';

/** How many fields of a form of react-admin are not saved yet. */
export function useChanges(): number {
  const { dirtyFields, isDirty } = useFormState<FieldValues>();
  const { seen: _, openedAs: __, ...dirty } = dirtyFields;
  // Of a list that got shorter no field need be left to count.
  return isDirty ? Math.max(1, countDirty(dirty)) : 0;
}

function countDirty(dirty: unknown): number {
  if (typeof dirty !== 'object' || dirty === null) return Number(dirty === true);
  return Object.values(dirty).reduce<number>((sum, part) => sum + countDirty(part), 0);
}
