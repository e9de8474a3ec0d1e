import { lazy, Suspense, useEffect, useState } from 'react';
import { type ChoiceQuestion, onChoiceAsked } from '#backoffice/parts/conflict/ask-choice.ts';

const Dialog = lazy(() => import('./NamedConflict.tsx').then((part) => ({ default: part.NamedConflict })));

/** Shows both versions when a save needs a choice; its words are loaded by then. */
export function AskedConflict() {
  const [question, setQuestion] = useState<ChoiceQuestion>();
  useEffect(() => onChoiceAsked(setQuestion), []);
  return (
    question && (
      <Suspense>
        <Dialog question={question} />
      </Suspense>
    )
  );
}
