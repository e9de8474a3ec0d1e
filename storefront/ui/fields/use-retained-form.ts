import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { dropTyping, retainTyping, readTyping } from './retained-typing.ts';

type Input<Values> = {
  /** Forms of different records have different names. */
  name: string;
  schema: GenericSchema<Values>;
  /** What is saved now; what was typed and not saved goes before it. */
  saved: Values;
};

/**
 * A form that is checked field by field as it is left, and remembers what was typed until `forget()` is called. Messages
 * are keys of the form's texts, so that a change of language changes them too. A refused try puts the focus on the
 * first field that is wrong, whoever refused it.
 */
export function useRetainedForm<Values extends FieldValues>({
  name,
  schema,
  saved,
}: Input<Values>): UseFormReturn<Values> & { forget: () => void } {
  const form = useForm<Values>({
    defaultValues: { ...saved, ...readTyping<Values>(name) } as DefaultValues<Values>,
    resolver: valibotResolver(schema as never) as never,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { watch } = form;
  const { submitCount, isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful) focusFirstFault();
  }, [submitCount, isSubmitSuccessful]);
  useEffect(() => {
    const watching = watch((values) => retainTyping(name, values));
    return () => watching.unsubscribe();
  }, [watch, name]);
  return Object.assign(form, { forget: () => dropTyping(name) });
}

/** In the order of the page; the form library knows only its own fields, and not those that open a list. */
function focusFirstFault(): void {
  const form = document.querySelector('dialog[open] form') ?? document.querySelector('main form');
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input')?.focus();
}
