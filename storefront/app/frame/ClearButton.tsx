import { Trash } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import { IconButton } from '#storefront/ui/IconButton.tsx';

const Question = lazyDialog(() =>
  import('#storefront/ui/surfaces/Question.tsx').then((part) => part.Question),
);

type Props = {
  /** Label of the button and title of its confirmation. */
  title: string;
  question: string;
  yes: string;
  no: string;
  onClear: () => void;
};

/** Empties a list after a confirmation. */
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
      {isAsking && (
        <Question title={title} yes={yes} no={no} onClose={close} onYes={clear}>
          <p>{question}</p>
        </Question>
      )}
    </>
  );
}
