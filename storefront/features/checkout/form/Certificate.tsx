import { type FormEvent, useEffect, useState } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import classes from './OrderSummary.module.css';
import { summaryTexts } from './summary.texts.ts';

type Props = {
  /** The code the price is asked with, or ''. */
  value: string;
  /** What the server says against the code, or ''; the order goes on without it. */
  refusal: string;
  isFresh: boolean;
  onChange: (code: string) => void;
};

/** A gift certificate's code; few have one, so it waits behind a line of text. */
export function Certificate({ value, refusal, isFresh, onChange }: Props) {
  const t = useTexts(summaryTexts);
  const [typed, setTyped] = useState(value);
  const [refused, setRefused] = useState('');

  useEffect(() => {
    if (!refusal) return;
    setRefused(refusal);
    onChange('');
  }, [refusal, onChange]);

  function use(event: FormEvent): void {
    event.preventDefault();
    setRefused('');
    onChange(typed.trim());
  }

  if (value && isFresh && !refusal) {
    return (
      <p className={classes['used']} role="status">
        {t('used', { code: value })}
        <Button look="link" small onClick={() => onChange('')}>
          {t('drop')}
        </Button>
      </p>
    );
  }
  return (
    <details className={classes['certificate']} open={value !== '' || refused !== '' || undefined}>
      <summary>{t('haveCode')}</summary>
      <form onSubmit={use}>
        <TextField
          label={t('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          optional
          value={typed}
          error={refused || undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused('');
          }}
        />
        <Button type="submit" look="outline" disabled={typed.trim() === ''} busy={value !== '' && !isFresh}>
          {t('use')}
        </Button>
      </form>
    </details>
  );
}
