import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Quote } from '#contract/checkout/shop.ts';
import { mostCodes } from '#domain/certificates/certificate.ts';
import { codeTexts } from '#storefront/features/cart/code/code.texts.ts';
import fieldClasses from '#storefront/features/cart/code/CodeField.module.css';
import { TypedCode } from '#storefront/features/cart/code/CodeField.tsx';
import { useWait } from '#storefront/features/customers/sign-in/CodeState.tsx';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useIsDisconnected } from '#storefront/offline/device-state.ts';
import { paths } from '#storefront/paths.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { addCode, dropCode, dropRefused, splitCodes } from './certificate-codes.ts';
import classes from './SpentCertificates.module.css';
import { spentTexts } from './spent.texts.ts';

type Props = {
  /** The codes sent with the quote, as the form stores them. */
  value: string;
  /** How much each of them pays, once `isFresh`. */
  paying: Quote['certificates'];
  /** The server's refusal of one of them; the order continues without it. */
  refusal: Failure | null;
  isFresh: boolean;
  /** Codes are validated only for signed-in customers. */
  isSignedIn: boolean;
  onChange: (value: string) => void;
};

/** The certificates that pay for the order, each with its amount, and the field for one more. */
export function SpentCertificates({ value, paying, refusal, isFresh, isSignedIn, onChange }: Props) {
  const t = useTexts(spentTexts);
  const { code, failure, waitUntil, forgive, forget } = useRefused({ value, refusal, onChange });
  const codes = splitCodes(value);
  const { box, follow } = useFocusFollowing(codes.length, failure !== null);
  function change(next: string): void {
    follow();
    forget();
    onChange(next);
  }
  return (
    <div ref={box} tabIndex={-1} className={fieldClasses['code']}>
      <Chips
        {...{ codes, isSignedIn, paying: isFresh ? paying : undefined }}
        onDrop={(at) => change(dropCode(value, at))}
      />
      {isSignedIn && codes.length < mostCodes && (
        <TypedCode
          key={code || codes.length}
          kind="certificate"
          title={codes.length > 0 ? t('another') : undefined}
          value={code}
          refused={failure}
          waitUntil={waitUntil}
          isAsked={false}
          onUse={(code) => change(addCode(value, code))}
          onType={forgive}
        />
      )}
    </div>
  );
}

/** The code that the server refused: removed from the order, but kept in the field for correction. */
function useRefused({ value, refusal, onChange }: Pick<Props, 'value' | 'refusal' | 'onChange'>) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [code, setCode] = useState('');
  const [waitUntil, noteRefusal] = useWait();
  useEffect(() => {
    if (!refusal) return;
    const rest = dropRefused(value, refusal);
    setCode(splitCodes(value).find((one) => !splitCodes(rest).includes(one)) ?? '');
    setFailure(refusal);
    noteRefusal(refusal);
    onChange(rest);
  }, [refusal, noteRefusal, onChange, value]);
  const forgive = () => setFailure(null);
  const forget = () => {
    forgive();
    setCode('');
  };
  return { code, failure, waitUntil, forgive, forget };
}

/** The pressed control may be removed: focus moves to the refused code, or stays in this section. */
function useFocusFollowing(count: number, isRefused: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isFollowing.current) return;
    const input = isRefused ? box.current?.querySelector('input') : undefined;
    (input ?? box.current)?.focus();
    input?.select();
    isFollowing.current = count > 0 && !isRefused;
  }, [count, isRefused]);
  const follow = () => {
    isFollowing.current = true;
  };
  return { box, follow };
}

type ChipsProps = Pick<Props, 'paying' | 'isSignedIn'> & {
  codes: readonly string[];
  onDrop: (at: number) => void;
};

function Chips({ codes, paying, isSignedIn, onDrop }: ChipsProps) {
  const t = useTexts(spentTexts);
  const say = useTexts(codeTexts.both);
  const [here] = useLocation();
  const isCut = useIsDisconnected();
  if (codes.length === 0) return null;
  const sentence = (code: string, at: number): string => {
    const part = paying?.[at];
    const last4 = part?.last4 ?? code.slice(-4).toUpperCase();
    if (!isSignedIn) return t('kept', { last4 });
    if (!part) return t(isCut ? 'later' : 'counting', { last4 });
    const facts = { last4, sum: money(part.tenge), left: money(part.left) };
    if (part.tenge === 0) return t('unneeded', facts);
    return t(part.left === 0 ? 'whole' : 'left', facts);
  };
  return (
    <>
      <div role="status">
        <ul className={classes['chips']}>
          {codes.map((code, at) => (
            <li key={code}>
              <span>{sentence(code, at)}</span>
              <Button
                look="link"
                small
                aria-label={t('dropIt', { last4: code.slice(-4).toUpperCase() })}
                onClick={() => onDrop(at)}
              >
                {say('drop')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {!isSignedIn && (
        <p className={fieldClasses['after']}>
          <Link href={paths.signIn(here)}>{say('signIn')}</Link>
        </p>
      )}
    </>
  );
}
