/** The question which of two versions of a field to save, between the save that needs it and the dialog. */
import type { ForeignChange } from '#backoffice/api/failure.ts';
import type { FieldChange } from './join-changes.ts';

export type Conflict = {
  foreign: ForeignChange;
  /** of one editor only, and of both */
  changes: readonly FieldChange[];
  /** names fields that only this form has */
  nameField?: (path: string) => string | undefined;
};
/** Paths of which the other version is taken; undefined: back to the form. */
export type Choice = ReadonlySet<string> | undefined;
export type ChoiceQuestion = Conflict & { answer: (choice: Choice) => void };
type Listener = (question: ChoiceQuestion | undefined) => void;

let listener: Listener | undefined;

/** Subscribes the office's dialog. */
export function onChoiceAsked(listen: Listener): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}

/** Without a dialog on the screen nothing is chosen. */
export function askChoice(conflict: Conflict): Promise<Choice> {
  return new Promise((resolve) => {
    const answer = (choice: Choice) => {
      listener?.(undefined);
      resolve(choice);
    };
    if (listener) listener({ ...conflict, answer });
    else resolve(undefined);
  });
}
