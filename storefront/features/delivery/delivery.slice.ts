/** State key `delivery`: delivery and payment info with zones, fees and places; and the order draft. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Section, Zone } from '#contract/content/shop.ts';
import { selectUsername, type WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { createCall } from '#storefront/store/create-call.ts';
import { addLoadCases } from '#storefront/store/load-cases.ts';
import type { Persist } from '#storefront/store/stored-entry.ts';

export type DeliveryInfo = { sections: Section[]; zones: Zone[] };

/** The order draft: survives reloads, the end of a session and the visit to the bank. */
export type OrderDraft = {
  /** The customer whose draft it is; null while nobody is signed in. */
  owner: string | null;
  /** Fields of the checkout form, as defined in checkout/form/order-form.ts. */
  form: Record<string, unknown>;
  /** The idempotency key of the next attempt. */
  key: string;
  /** The body last sent with the key; another body needs another key. */
  sent: string | null;
  /** The sum on the button pressed before sign-in, tenge: the order is sent after signing in. */
  agreed?: number | null;
};

export type DeliveryState = {
  delivery: DeliveryInfo | null;
  draft: OrderDraft | null;
  /** Id of the place for which days and fees are shown; stored on this device only. Null: the home zone. */
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
    /** Also the place of an order draft whose address is not begun. */
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
    /** The chosen place; undefined if none was chosen or the shop no longer delivers there. */
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

/** A guest's draft is visible to everybody on this device; another customer's is not. */
export function selectOwnDraft(state: WithAuth & WithDelivery): OrderDraft | null {
  const username = selectUsername(state);
  const { draft } = state.delivery;
  return draft && (draft.owner === null || username === null || draft.owner === username) ? draft : null;
}
