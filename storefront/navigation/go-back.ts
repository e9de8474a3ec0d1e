/** Back to where the visitor came from inside the shop; straight entries go to the page above. */
export function goBack(above: string): void {
  if ((history.state as { depth?: number } | null)?.depth) history.back();
  else history.replaceState(null, '', above);
}
