import { useState } from 'react';
import { needsSecond } from '#domain/certificates/certificate.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { nobody, SecondBoxes } from '#backoffice/parts/inputs/SecondPerson.tsx';

/** Whether giving this sum, tenge, goes beyond what one gives alone in a day; what is sold (`isPaid`) does not add up. */
export function useNeedsSecond(tenge: number, isPaid = false): boolean {
  const { data } = useAnswer(
    'GET /api/office/certificates/',
    { query: { page_size: 1 } },
    { isOff: tenge === 0 || isPaid },
  );
  const own = isPaid ? 0 : (data?.alone.find(({ isOwn }) => isOwn)?.tenge ?? 0);
  return tenge > 0 && needsSecond(own + tenge);
}

/** For dialogs: the boxes where a second person is needed, and what is sent of them. */
export function useSecond(tenge: number) {
  const [second, setSecond] = useState(nobody);
  const isNeeded = useNeedsSecond(tenge);
  return {
    isFit: !isNeeded || (second.login !== '' && second.code !== ''),
    body: isNeeded ? { second } : {},
    boxes: isNeeded && (
      <SecondBoxes second={second} change={(patch) => setSecond((before) => ({ ...before, ...patch }))} />
    ),
  };
}
