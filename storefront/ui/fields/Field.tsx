import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { asMessage, type LocalizedMessage, MessageText } from '#storefront/ui/feedback/MessageText.tsx';
import classes from './Field.module.css';
import { useUiWords } from '#storefront/ui/words.ts';

export type FieldFrame = {
  label: ReactNode;
  hint?: ReactNode;
  /** The error in one sentence; shown under the control and announced. */
  error?: string | LocalizedMessage | undefined;
  /** Marks an optional field; fields are required by default. `of-group`: the legend of its group says so. */
  optional?: boolean | 'of-group' | undefined;
};
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type Props = FieldFrame & { children: (wiring: ControlAttributes) => ReactNode };

/** Label, hint and error around any control; passes it the attributes that link them. */
export function Field({ label, hint, error, optional, children }: Props) {
  const id = useId();
  const words = useUiWords();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes['field']}>
      <label className={classes['label']} htmlFor={id}>
        {label}
        {optional === true && <span className={classes['aside']}> · {words.optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {hint && (
        <p className={classes['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={classes['error']} id={`${id}-error`} aria-live="polite">
        {error && (
          <>
            <CircleAlert size={18} aria-hidden="true" />
            <MessageText said={asMessage(error)} />
          </>
        )}
      </p>
    </div>
  );
}
