import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWait } from '#storefront/features/customers/sign-in/CodeState.tsx';
import { useSecondsLeft } from '#storefront/features/customers/sign-in/use-seconds-left.ts';
import { countdown } from '#domain/print/clocks.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import classes from './CodeField.module.css';
import { codeTexts } from './code.texts.ts';
import { type CodeKind, rejectionWords } from './code-refusals.ts';

type Props = {
  /** The code sent with the quote, or ''. */
  value: string;
  /** The server's refusal of the code; the order continues without it. */
  refusal: Failure | null;
  isFresh: boolean;
  /** Codes are validated only for signed-in customers. */
  isSignedIn: boolean;
  onChange: (code: string) => void;
};

/** The promo code field, collapsed to a text link because few customers have a code. */
export function CodeField({ value, refusal, isFresh, isSignedIn, onChange }: Props) {
  const t = useTexts(codeTexts.promo);
  const isKept = value !== '' && !isSignedIn;
  const isUsed = isKept || (value !== '' && isFresh && !refusal);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [waitUntil, noteRefusal] = useWait();
  const { box, follow } = useFocusFollowing(isUsed, refused);

  useEffect(() => {
    if (!refusal) return;
    setRefused(refusal);
    noteRefusal(refusal);
    onChange('');
  }, [refusal, noteRefusal, onChange]);

  function set(code: string): void {
    follow();
    setRefused(null);
    onChange(code);
  }
  return (
    <div ref={box} className={classes['code']}>
      <p className={classes['used']} role="status">
        {isUsed && t(isKept ? 'kept' : 'used', { code: value.toUpperCase() })}
      </p>
      {isUsed ? (
        <UsedCode isKept={isKept} onDrop={() => set('')} />
      ) : (
        <TypedCode
          kind="promo"
          value={value}
          refused={refused}
          waitUntil={waitUntil}
          isAsked={value !== '' && !isFresh}
          onUse={set}
          onType={() => setRefused(null)}
        />
      )}
    </div>
  );
}

/** The focused control may be removed once the code is validated: focus moves to what replaces it. */
function useFocusFollowing(isUsed: boolean, refused: Failure | null) {
  const box = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    const next = isUsed ? 'button' : refused ? 'input' : 'summary';
    const target = box.current?.querySelector<HTMLElement>(next);
    target?.focus();
    // Selected, so that a second code overwrites the refused one.
    if (target instanceof HTMLInputElement) target.select();
  }, [isUsed, refused]);
  const follow = () => {
    isFollowing.current = true;
  };
  return { box, follow };
}

type TypedProps = {
  kind: CodeKind;
  /** Label of the link that opens the field, where it is not the first code. */
  title?: string | undefined;
  value: string;
  refused: Failure | null;
  waitUntil: number;
  /** The quote with the code is loading. */
  isAsked: boolean;
  onUse: (code: string) => void;
  onType: () => void;
};

export function TypedCode({ kind, title, value, refused, waitUntil, isAsked, onUse, onType }: TypedProps) {
  const t = useTexts(codeTexts[kind]);
  const say = useTexts(codeTexts.both);
  const [typed, setTyped] = useState(value);
  const wait = useSecondsLeft(waitUntil);

  function sayRefusal(failure: Failure): string {
    if (failure.code === 'promo.not-for-this') return say(...rejectionWords(failure));
    if (failure.code !== 'limit.reached') return t('wrong');
    return wait > 0 ? say('tooManyFor', { time: countdown(wait) }) : say('tooMany');
  }
  function use(event: FormEvent): void {
    event.preventDefault();
    onUse(typed.trim());
  }
  // Stays open once opened: otherwise the field would disappear while the next code is typed.
  const [isOpen, setOpen] = useState(value !== '');
  return (
    <details open={isOpen || refused !== null} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title ?? t('have')}</summary>
      <form onSubmit={use}>
        <TextField
          label={t('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={refused ? sayRefusal(refused) : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            onType();
          }}
        />
        <Button type="submit" look="outline" disabled={typed.trim() === ''} busy={isAsked}>
          {say('use')}
        </Button>
      </form>
    </details>
  );
}

function UsedCode({ isKept, onDrop }: { isKept: boolean; onDrop: () => void }) {
  const say = useTexts(codeTexts.both);
  const [here] = useLocation();
  return (
    <p className={classes['after']}>
      <Button look="link" small onClick={onDrop}>
        {say('drop')}
      </Button>
      {isKept && <Link href={paths.signIn(here)}>{say('signIn')}</Link>}
    </p>
  );
}
