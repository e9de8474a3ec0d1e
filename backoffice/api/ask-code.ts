/**
 * The prompt for a fresh authenticator code, between the call that needs it and the dialog. Parallel calls that need
 * one share one prompt.
 */
type Question = { tryCode: (code: string) => Promise<unknown>; answered: () => void; refused: () => void };
type Listener = (question: Question | undefined) => void;

/** Refusals that their user wanted by cancelling the prompt. */
const wanted = new WeakSet<Error>();

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
        wanted.add(refusal);
        reject(refusal);
      },
    });
  }).finally(() => {
    current = undefined;
    listener?.(undefined);
  });
  return current;
}

/** Whether the user cancelled the prompt, which needs no message. */
export const isCancelled = (error: unknown) => error instanceof Error && wanted.has(error);

export type { Question };
