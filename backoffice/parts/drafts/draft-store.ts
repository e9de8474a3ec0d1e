/** Where drafts lie: sessionStorage, which ends with the tab. */

/** Forms on the screen with changes that are not saved. */
const changed = new Set<string>();

export const hasChanges = (): boolean => changed.size > 0;

/** @param text undefined when nothing is left that is not saved */
export function writeDraft(place: string, text: string | undefined): void {
  if (text === undefined) changed.delete(place);
  else changed.add(place);
  try {
    if (text === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    // Without storage what was typed lasts as long as the page.
  }
}

export function readDraft(place: string): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

/** The form was left; its draft stays. */
export function leaveDraft(place: string): void {
  changed.delete(place);
}
