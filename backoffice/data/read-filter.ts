/** The end of the address of a list that is filtered so. */
export const filterSearch = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The filter of a list as its route takes it: empty fields are left out. */
export function readFilter(filter: Record<string, unknown> | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
