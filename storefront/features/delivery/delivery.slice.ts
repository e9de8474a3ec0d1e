/** State key `delivery`: how delivery and payment work, with zones, fees and places; and the order being written. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Section, Zone } from '#contract/content/shop.ts';
import { selectUsername, type WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { createCall } from '#storefront/store/create-call.ts';
import { addLoadCases } from '#storefront/store/load-cases.ts';
import type { Persist } from '#storefront/store/persistence.ts';

export type DeliveryInfo = { sections: Section[]; zones: Zone[] };

/** An order that is being written: whatever was typed outlives reloads, the end of a session and the bank. */
export type OrderDraft = {
  /** Whose order it is; null while nobody is signed in. */
  owner: string | null;
  /** The fields of the checkout form; checkout/order-form.ts knows them. */
  form: Record<string, unknown>;
  /** The idempotency key that the next try is sent with. */
  key: string;
  /** What was sent with the key last; other contents need another key. */
  sent: string | null;
  /** What stood on the button that was pressed before sign-in, tenge: the order is sent once the customer is in. */
  agreed?: number | null;
};

export type DeliveryState = {
  delivery: DeliveryInfo | null;
  draft: OrderDraft | null;
  /** The place that days and fees are shown for, by its id; known to this device only. Null: the home zone. */
  place: number | null;
  isLoading: boolean;
  isFailed: boolean;
};

export type WithDelivery = { delivery: DeliveryState };

export const loadDelivery = createCall('delivery/load', async ({ api }) => {
  return (await api('GET /api/order/delivery-payment/')).data;
});

export const persist: Persist<keyof DeliveryState> = { fields: ['delivery', 'draft', 'place'] };

export const deliverySlice = createSlice({
  name: 'delivery',
  initialState: (): DeliveryState => ({
    delivery: null,
    draft: null,
    place: null,
    isLoading: false,
    isFailed: false,
  }),
  reducers: {
    draftChanged(state, { payload }: PayloadAction<OrderDraft>) {
      state.draft = payload;
    },
    draftForgotten(state) {
      state.draft = null;
    },
    /** An order whose address is not begun goes to the chosen place as well. */
    placeChosen(state, { payload }: PayloadAction<number>) {
      state.place = payload;
      const form = state.draft?.form;
      if (form && !form['line1']) form['place'] = payload;
    },
  },
  extraReducers: (builder) =>
    addLoadCases(builder, loadDelivery, (state, answer) => {
      state.delivery = answer;
    }),
  selectors: {
    selectDelivery: (state) => state,
    selectZones: (state) => state.delivery?.zones,
    selectDraft: (state) => state.draft,
    /** The chosen place, and the zone it is in; undefined when none was chosen, or the shop no longer goes there. */
    selectPlace: (state) => zoneOfPlace(state)?.places.find(({ id }) => id === state.place),
    selectPlaceZone: (state) => zoneOfPlace(state),
  },
});

export const { draftChanged, draftForgotten, placeChosen } = deliverySlice.actions;
export const { selectDelivery, selectZones, selectDraft, selectPlace, selectPlaceZone } =
  deliverySlice.selectors;

function zoneOfPlace({ delivery, place }: DeliveryState): Zone | undefined {
  if (place === null) return undefined;
  return delivery?.zones.find(({ places }) => places.some(({ id }) => id === place));
}

/** A guest's draft is everybody's on this device; another customer's is none of their business. */
export function selectOwnDraft(state: WithAuth & WithDelivery): OrderDraft | null {
  const username = selectUsername(state);
  const { draft } = state.delivery;
  return draft && (draft.owner === null || username === null || draft.owner === username) ? draft : null;
}
