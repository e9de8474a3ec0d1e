/** Why a session ended, said by the address of the sign-in page. */
export type SessionEnd = 'idle' | 'other';

let isIdle = () => false;

/** @returns stops watching */
export function watchIdle(ask: () => boolean): () => void {
  isIdle = ask;
  return () => {
    isIdle = () => false;
  };
}

export const signInAddress = (): string => `/login?end=${(isIdle() ? 'idle' : 'other') satisfies SessionEnd}`;

export function endOf(search: string): SessionEnd | undefined {
  const end = new URLSearchParams(search).get('end');
  return end === 'idle' || end === 'other' ? end : undefined;
}
