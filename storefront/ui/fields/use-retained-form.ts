import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { dropUnsaved, writeUnsaved, readUnsaved } from './unsaved-input.ts';

type Input<Values> = {
  /** Unique per record. */
  name: string;
  schema: GenericSchema<Values>;
  /** The saved values; unsaved input takes precedence. */
  saved: Values;
};

/**
 * A form that is validated on blur and keeps its input until `forget()` is called. Messages are text keys, so that
 * they follow a change of language. After a failed submit the first invalid field is focused, whether our schema or
 * the server refused it.
 */
export function useRetainedForm<Values extends FieldValues>({
  name,
  schema,
  saved,
}: Input<Values>): UseFormReturn<Values> & { forget: () => void } {
  const form = useForm<Values>({
    defaultValues: { ...saved, ...readUnsaved<Values>(name) } as DefaultValues<Values>,
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
    const watching = watch((values) => writeUnsaved(name, values));
    return () => watching.unsubscribe();
  }, [watch, name]);
  return Object.assign(form, { forget: () => dropUnsaved(name) });
}

/** In page order; the form library knows only its own fields, not the buttons that open a list. */
function focusFirstFault(): void {
  const form = document.querySelector('dialog[open] form') ?? document.querySelector('main form');
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input')?.focus();
}
