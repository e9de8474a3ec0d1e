import { useCreate, useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { dropDrafts } from '#backoffice/parts/drafts/draft-store.ts';
import { messageOf } from '#backoffice/api/failure.ts';

type FormRefusal = { body?: { errors?: object } };

/** Saves a slot for each chosen weekday; if one fails, the list shows which were saved. */
export function useSaveSlots() {
  const [create] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();
  return async ({ weekdays, ...slot }: FieldValues) => {
    let made = 0;
    try {
      for (const weekday of weekdays as number[]) {
        await create('slots', { data: { ...slot, weekday } }, { returnPromise: true });
        made += 1;
      }
      notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: made } });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      if (made === 0) return (error as FormRefusal).body?.errors;
    }
    dropDrafts();
    redirect('list', 'slots');
    return undefined;
  };
}
