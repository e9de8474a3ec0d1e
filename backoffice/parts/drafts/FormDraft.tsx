import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { DraftNote } from './DraftNote.tsx';
import { clashOf } from './kept-draft.ts';
import { useKept } from './use-kept.ts';

/**
 * In a form of react-admin: keeps what is typed into it until it is saved. Beside a draft that somebody else's change
 * clashes with, `openedAs` has what it began with, and what its editor has seen is of that time.
 */
export function FormDraft() {
  const { isReady } = useFormState();
  const [isFilled, setFilled] = useState(false);
  // By then the form has its record, and what its address brings.
  useEffect(() => setFilled(isReady), [isReady]);
  return isFilled && <FilledForm />;
}

/** What its editor has seen: a product says it by itself. */
const stampOf = (values: FieldValues) => (values['seen'] === undefined ? 'updatedAt' : 'seen');

function FilledForm() {
  const { pathname, search } = useLocation();
  const [name] = useState(pathname + search);
  const { getValues, reset } = useFormContext<FieldValues>();
  const { dirtyFields, defaultValues = {} } = useFormState<FieldValues>();
  const { restored, keep, forget } = useKept<FieldValues>({
    ...{ name, first: defaultValues, seen: defaultValues[stampOf(defaultValues)] as string | undefined },
  });
  const isChanged = Object.keys(dirtyFields).length > 0;
  const isFilled = useRef(restored === undefined);
  const typed = useWatch();
  useEffect(() => {
    if (!restored || isFilled.current) return;
    const { base: openedAs, seen } = clashOf(restored) ?? {};
    const began = openedAs && { [stampOf(openedAs)]: seen, openedAs };
    reset({ ...restored.value, ...began }, { keepDefaultValues: true });
  }, [restored, reset]);
  const saveTyped = useEffectEvent((hasTyped: boolean) => {
    isFilled.current ||= hasTyped;
    if (!isFilled.current) return;
    const { openedAs: _, ...values } = getValues();
    if (hasTyped) keep(values);
    else forget();
  });
  useEffect(() => saveTyped(isChanged), [typed, isChanged]);
  useForgetSaved(forget);
  const clear = () => {
    forget();
    reset();
  };
  return restored && <DraftNote draft={restored} clear={clear} />;
}

type Save = (...args: unknown[]) => Promise<unknown>;

/** Before the screen is left for the next one, which would ask. */
function useForgetSaved(forget: () => void): void {
  const latest = useRef(forget);
  latest.current = forget;
  const [middleware] = useState(() => async (...args: unknown[]) => {
    const reply = await (args.pop() as Save)(...args);
    latest.current();
    return reply;
  });
  useRegisterMutationMiddleware(middleware as never);
}
