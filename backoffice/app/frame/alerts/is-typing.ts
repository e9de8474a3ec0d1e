/** Whether what was pressed is meant for a field or a dialog, and not for the screen. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="combobox"], [role="dialog"], [role="menu"]') !== null)
  );
}
