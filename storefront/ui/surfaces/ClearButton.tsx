import { Trash } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#storefront/ui/IconButton.tsx';

const Question = lazy(() => import('./Question.tsx').then((part) => ({ default: part.Question })));

type Props = {
  /** Of the button, and of the question it asks. */
  title: string;
  question: string;
  yes: string;
  no: string;
  onClear: () => void;
};

/** Empties a list, after a question. */
export function ClearButton({ title, question, yes, no, onClear }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  function clear() {
    close();
    onClear();
  }
  return (
    <>
      <IconButton
        label={title}
        icon={<Trash aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      />
      <Suspense>
        {isAsking && (
          <Question title={title} yes={yes} no={no} onNo={close} onYes={clear}>
            <p>{question}</p>
          </Question>
        )}
      </Suspense>
    </>
  );
}
