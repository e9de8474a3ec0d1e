/** Answers that fill a form of the office name what was seen in it; the PUT of that form sends it along. */
export const seenHeader = 'x-seen';
