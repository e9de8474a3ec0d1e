/** The order being written: how it begins, and how some of its fields change. */
import { selectUsername, type WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { draftChanged, selectOwnDraft, type WithDelivery } from './delivery.slice.ts';

type Fields = Record<string, unknown>;

/** Begins an order where there is none of theirs; a guest's draft becomes the customer's who signs in. */
export function openDraft(): Thunk<void, WithAuth & WithDelivery> {
  return (dispatch, getState, { newId }) => {
    const state = getState();
    const username = selectUsername(state);
    const draft = selectOwnDraft(state);
    if (!draft) {
      const form = { place: state.delivery.place };
      dispatch(draftChanged({ owner: username, form, key: newId(), sent: null }));
    } else if (username && draft.owner === null) {
      // Their own addresses are known now: an empty new one gives way to them.
      const isBegun = draft.form['where'] !== 'new' || Boolean(draft.form['line1']);
      const form = isBegun ? draft.form : { ...draft.form, where: '' };
      dispatch(draftChanged({ ...draft, form, owner: username }));
    }
  };
}

/** Changes some fields of the draft as it is at this moment. */
export function changeDraft(change: (form: Fields) => Fields): Thunk<void, WithDelivery> {
  return (dispatch, getState) => {
    const { draft } = getState().delivery;
    if (draft) dispatch(draftChanged({ ...draft, form: { ...draft.form, ...change(draft.form) } }));
  };
}

/** Notes the sum that was agreed to, tenge, or forgets it. */
export function agreeTo(agreed: number | null): Thunk<void, WithDelivery> {
  return (dispatch, getState) => {
    const { draft } = getState().delivery;
    if (draft && (draft.agreed ?? null) !== agreed) dispatch(draftChanged({ ...draft, agreed }));
  };
}

/** What was remembered, field by field; a field of another kind than today's begins anew. Null stands for a number to come. */
export function readFields<Form extends object>(fresh: Form, stored: Fields): Form {
  const read = { ...fresh } as Fields;
  for (const [name, value] of Object.entries(stored)) {
    if (!(name in fresh)) continue;
    const was = (fresh as Fields)[name];
    const fits = was === null ? value === null || Number.isInteger(value) : typeof value === typeof was;
    if (fits) read[name] = value;
  }
  return read as Form;
}
