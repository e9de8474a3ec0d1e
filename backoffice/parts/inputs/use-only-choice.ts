import { type Identifier, useGetList } from 'react-admin';

/** The only available record as the default of an empty field. */
export function useOnlyChoice(reference: string, isOff = false): { defaultValue?: Identifier } {
  const pagination = { page: 1, perPage: 2 };
  const { data } = useGetList(reference, { pagination }, { enabled: !isOff });
  const [only, another] = data ?? [];
  return only && !another ? { defaultValue: only.id as Identifier } : {};
}
