import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useWait } from '#storefront/features/customers/sign-in/CodeState.tsx';
import { useSecondsLeft } from '#storefront/features/customers/sign-in/use-seconds-left.ts';
import { countdown } from '#storefront/lang/format.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import classes from './CodeField.module.css';
import { codeTexts } from './code.texts.ts';
import { type CodeKind, misfitWords } from './code-refusals.ts';

type Props = {
  kind: CodeKind;
  /** The code the price is asked with, or ''. */
  value: string;
  /** What the server says against the code; the order goes on without it. */
  refusal: Failure | null;
  isFresh: boolean;
  onChange: (code: string) => void;
};

/** The code of a certificate or a promo code; few have one, so it waits behind a line of text. */
export function CodeField({ kind, value, refusal, isFresh, onChange }: Props) {
  const t = useTexts(codeTexts[kind]);
  const say = useTexts(codeTexts.both);
  const [typed, setTyped] = useState(value);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [waitUntil, noteRefusal] = useWait();
  const wait = useSecondsLeft(waitUntil);

  useEffect(() => {
    if (!refusal) return;
    setRefused(refusal);
    noteRefusal(refusal);
    onChange('');
  }, [refusal, noteRefusal, onChange]);

  function use(event: FormEvent): void {
    event.preventDefault();
    setRefused(null);
    onChange(typed.trim());
  }

  function sayRefusal(failure: Failure): string {
    if (failure.code === 'promo.not-for-this') return say(...misfitWords(failure));
    if (failure.code !== 'limit.reached') return t('wrong');
    return wait > 0 ? say('tooManyFor', { time: countdown(wait) }) : say('tooMany');
  }

  if (value && isFresh && !refusal)
    return <UsedCode onDrop={() => onChange('')}>{t('used', { code: value.toUpperCase() })}</UsedCode>;
  return (
    <details className={classes['code']} open={value !== '' || refused !== null || undefined}>
      <summary>{t('have')}</summary>
      <form onSubmit={use}>
        <TextField
          label={t('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          optional
          value={typed}
          error={refused ? sayRefusal(refused) : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(null);
          }}
        />
        <Button type="submit" look="outline" disabled={typed.trim() === ''} busy={value !== '' && !isFresh}>
          {say('use')}
        </Button>
      </form>
    </details>
  );
}

function UsedCode({ children, onDrop }: { children: ReactNode; onDrop: () => void }) {
  const say = useTexts(codeTexts.both);
  return (
    <p className={classes['used']} role="status">
      {children}
      <Button look="link" small onClick={onDrop}>
        {say('drop')}
      </Button>
    </p>
  );
}
