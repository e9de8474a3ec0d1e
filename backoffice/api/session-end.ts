/** Why a session ended, for the sign-in page. */
export type SessionEnd = 'idle' | 'other';

let isIdle = () => false;
let last: SessionEnd | undefined;

/** @returns stops watching */
export function watchIdle(ask: () => boolean): () => void {
  isIdle = ask;
  return () => {
    isIdle = () => false;
  };
}

/** What is refused after the session has ended says nothing new. */
export function noteEnd(): void {
  last ??= isIdle() ? 'idle' : 'other';
}

/** Undefined for whoever signed out, and after signing in. */
export const lastEnd = (): SessionEnd | undefined => last;

export function forgetEnd(): void {
  last = undefined;
}
