/**
 * The question for a fresh code, between the call that needs it and the dialog that asks. Several calls that
 * need one at the same moment share one question.
 */
type Question = { tryCode: (code: string) => Promise<unknown>; answered: () => void; refused: () => void };
type Listener = (question: Question | undefined) => void;

let listener: Listener | undefined;
let current: Promise<void> | undefined;

/** The one dialog of the office listens here. */
export function onCodeAsked(listen: Listener): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}

/** Resolves once a code was accepted; rejects with `refusal` when the person turns away. */
export function askCode(tryCode: Question['tryCode'], refusal: Error): Promise<void> {
  current ??= new Promise<void>((resolve, reject) => {
    if (!listener) return reject(refusal);
    listener({ tryCode, answered: resolve, refused: () => reject(refusal) });
  }).finally(() => {
    current = undefined;
    listener?.(undefined);
  });
  return current;
}

export type { Question };
