/** Goes back within the shop; after a direct entry to the parent page. */
export function goBack(above: string): void {
  if ((history.state as { depth?: number } | null)?.depth) history.back();
  else history.replaceState(null, '', above);
}
