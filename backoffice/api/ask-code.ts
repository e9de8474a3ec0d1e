/**
 * The prompt for a fresh authenticator code, between the call that needs it and the dialog. Parallel calls that need
 * one share one prompt.
 */
type Question = { tryCode: (code: string) => Promise<unknown>; answered: () => void; refused: () => void };
type Listener = (question: Question | undefined) => void;

/** Refusals that their user wanted by cancelling a prompt. */
const wanted = new WeakSet<object>();

/** What its user cancelled needs no message. */
export function markCancelled(refusal: unknown): unknown {
  if (refusal instanceof Error) wanted.add(refusal);
  return refusal;
}

let listener: Listener | undefined;
let current: Promise<void> | undefined;

/** Subscribes the office's code dialog. */
export function onCodeAsked(listen: Listener): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}

/** Resolves once a code was accepted; rejects with `refusal` when the user cancels. */
export function askCode(tryCode: Question['tryCode'], refusal: Error): Promise<void> {
  current ??= new Promise<void>((resolve, reject) => {
    if (!listener) return reject(refusal);
    listener({
      tryCode,
      answered: resolve,
      refused: () => {
        markCancelled(refusal);
        reject(refusal);
      },
    });
  }).finally(() => {
    current = undefined;
    listener?.(undefined);
  });
  return current;
}

/** Whether the user cancelled a prompt. */
export const isCancelled = (error: unknown) => error instanceof Error && wanted.has(error);

export type { Question };
