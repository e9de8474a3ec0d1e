/** Answers that fill a form of the office name what was seen in it; the PUT of that form sends it along. */
export const seenHeader = 'x-seen';

/** They also say who saved last what they fill the form with; of a source of several forms, who saved each. */
export const savedHeader = 'x-saved';

/** `of`: what was saved, as the audit log names it; `by` is empty for a machine. */
export type LastSave = { of: string; by: string; at: string };

/** Headers hold ASCII only. */
export const writeSaved = (saved: readonly LastSave[]): string => encodeURIComponent(JSON.stringify(saved));

export const parseSaved = (text: string): readonly LastSave[] =>
  JSON.parse(decodeURIComponent(text)) as LastSave[];
