/** The order draft: creation and changes of its fields. */
import { selectUsername, type WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { draftChanged, selectOwnDraft, type WithDelivery } from './delivery.slice.ts';

type Fields = Record<string, unknown>;

/** Creates a draft if there is none; a guest's draft is taken over by the customer who signs in. */
export function openDraft(): Thunk<void, WithAuth & WithDelivery> {
  return (dispatch, getState, { newId }) => {
    const state = getState();
    const username = selectUsername(state);
    const draft = selectOwnDraft(state);
    if (!draft) {
      const form = { place: state.delivery.place };
      dispatch(draftChanged({ owner: username, form, key: newId(), sent: null }));
    } else if (username && draft.owner === null) {
      // The saved addresses are known now: an empty new address is replaced by them.
      const isBegun = draft.form['where'] !== 'new' || Boolean(draft.form['line1']);
      const form = isBegun ? draft.form : { ...draft.form, where: '' };
      dispatch(draftChanged({ ...draft, form, owner: username }));
    }
  };
}

/** Changes some fields, given the current draft. */
export function changeDraft(change: (form: Fields) => Fields): Thunk<void, WithDelivery> {
  return (dispatch, getState) => {
    const { draft } = getState().delivery;
    if (draft) dispatch(draftChanged({ ...draft, form: { ...draft.form, ...change(draft.form) } }));
  };
}

/** Stores the sum that was agreed to, tenge; null clears it. */
export function agreeTo(agreed: number | null): Thunk<void, WithDelivery> {
  return (dispatch, getState) => {
    const { draft } = getState().delivery;
    if (draft && (draft.agreed ?? null) !== agreed) dispatch(draftChanged({ ...draft, agreed }));
  };
}

/** The words that a field may have. */
export type Choices<Form> = { [Name in keyof Form]?: readonly Form[Name][] };

/**
 * Reads a stored draft field by field; a field whose type has changed, or that has a word of another release, is reset.
 * Null accepts a number, a list only numbers.
 */
export function readFields<Form extends object>(fresh: Form, stored: Fields, choices?: Choices<Form>): Form {
  const read = { ...fresh };
  for (const name of Object.keys(fresh) as (keyof Form & string)[]) {
    const value = stored[name] as Form[typeof name];
    if (isLike(value, fresh[name]) && choices?.[name]?.includes(value) !== false) read[name] = value;
  }
  return read;
}

function isLike(value: unknown, was: unknown): boolean {
  if (was === null) return value === null || Number.isInteger(value);
  if (Array.isArray(was)) return Array.isArray(value) && value.every(Number.isInteger);
  return typeof value === typeof was && value !== null && !Array.isArray(value);
}
