/**
 * State key `auth`: the session, the sign-in and the customer's data. The calls (auth.calls, address.calls,
 * order.calls) are loaded with their pages, so the slice refers to them by name; auth.slice.test.ts checks the names.
 */
import {
  type ActionReducerMapBuilder,
  createAction,
  createSlice,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Address } from '#contract/delivery/shop.ts';
import type { Profile } from '#contract/customers/shop.ts';
import type { Order, OrderRow } from '#contract/orders/shop.ts';
import type { PageInfo } from '#contract/shared.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { type AuthState, initialAuth, type SmsResponse } from './auth-state.ts';
import { signedIn } from './signed-in.ts';
import type { Persist } from '#storefront/store/stored-entry.ts';

export type WithAuth = { auth: AuthState };

type Step = UnknownAction & { meta: { requestId: string } };
export type CodeAnswer = { sms: SmsResponse; message: string };
type OrdersInput = { append?: boolean; status?: string };
type OrderList = { data: OrderRow[]; page: PageInfo };
type Builder = ActionReducerMapBuilder<AuthState>;
type RejectedAction = PayloadAction<Failure | undefined>;

/** Matches a step of one of the auth calls, by name. */
function when<Payload, Arg = unknown>(step: string) {
  return createAction(`auth/${step}`, (payload: Payload, arg: Arg) => ({ payload, meta: { arg } }));
}

export const persist: Persist<keyof AuthState> = {
  fields: [
    'token',
    'refresh',
    'username',
    'isAuthenticated',
    'isPhoneVerified',
    'redirectToSms',
    'isSmsSent',
    'smsResponse',
    'kept',
  ],
  isUntrueLater: true,
  // A sign-out in another tab clears the customer's data here too.
  isOver: (now, next) => Boolean(now['isAuthenticated'] && !next['isAuthenticated']),
};

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    /** Removes all data of the customer. */
    signedOut: initialAuth,
    /** Back from the code page to the number. */
    numberReopened(state) {
      state.redirectToSms = false;
      state.loginError = null;
    },
    loginErrorCleared(state) {
      state.loginError = null;
    },
  },
  extraReducers: (builder) => {
    addSignInCases(builder);
    addProfileCases(builder);
    addOrderCases(builder);
    addMatchersOfCalls(builder);
  },
  selectors: {
    selectAuth: (state) => state,
    selectIsSignedIn: (state) => state.isAuthenticated,
    /** The signed-in customer's number. */
    selectCustomer: (state) => (state.isAuthenticated ? state.username : null),
    selectUsername: (state) => state.username,
    selectProfile: (state) => state.profile,
    selectAddresses: (state) => state.addressList,
    selectSmsResponse: (state) => state.smsResponse,
    /** The newest order. */
    selectNewOrder: (state) => state.order,
    selectOrderDetail: (state) => state.orderDetail,
  },
});

export const { signedOut, numberReopened, loginErrorCleared } = authSlice.actions;
export const {
  selectAuth,
  selectIsSignedIn,
  selectCustomer,
  selectUsername,
  selectProfile,
  selectAddresses,
  selectSmsResponse,
  selectNewOrder,
  selectOrderDetail,
} = authSlice.selectors;

/** The reducer that the store uses: responses to requests from before a sign-out are ignored. */
export const authReducer: typeof authSlice.reducer = (state, action) => {
  const isLate =
    state !== undefined &&
    isStep(action) &&
    !action.type.endsWith('pending') &&
    !state.pendingCalls.includes(action.meta.requestId);
  return isLate ? state : authSlice.reducer(state, action);
};

function addSignInCases(builder: Builder): void {
  builder
    .addCase(signedIn, (state, { payload }) => {
      state.token = payload.token;
      state.refresh = payload.refresh;
      state.username = payload.username;
      state.isAuthenticated = true;
      state.isPhoneVerified = true;
      state.redirectToSms = false;
      state.isSmsSent = false;
      state.smsResponse = null;
      state.loginError = null;
    })
    .addCase(when<string>('activate/fulfilled'), (state, { payload }) => {
      state.verifyResponse = 'success';
      state.verifyMessage = payload;
    })
    .addCase(when<Failure | undefined>('activate/rejected'), (state, { payload }) => {
      state.verifyResponse = 'error';
      state.verifyMessage = payload?.sentence ?? null;
      state.loginError = payload?.sentence ?? null;
    });
}

function addProfileCases(builder: Builder): void {
  builder
    .addCase(when<Profile>('loadProfile/fulfilled'), profileArrived)
    .addCase(when<Profile>('saveProfile/fulfilled'), profileArrived)
    .addCase(when<Address[]>('loadAddresses/fulfilled'), (state, { payload }) => {
      state.addressList = payload;
    })
    .addCase(when<Address>('createAddress/fulfilled'), (state, { payload }) => {
      state.addressList = [...withOneDefault(state.addressList, payload), payload];
    })
    .addCase(when<Address>('updateAddress/fulfilled'), (state, { payload }) => {
      state.addressList = withOneDefault(state.addressList, payload).map((address) =>
        address.id === payload.id ? payload : address,
      );
    })
    .addCase(when<Address[] | undefined, number>('deleteAddress/fulfilled'), (state, { payload, meta }) => {
      // The published answer says no more than that it is done.
      state.addressList = payload ?? state.addressList.filter(({ id }) => id !== meta.arg);
    });
}

function addOrderCases(builder: Builder): void {
  builder
    .addCase(when<Order>('createOrder/fulfilled'), (state, { payload }) => {
      state.order = payload;
    })
    .addCase(when<void, OrdersInput>('loadOrders/pending'), (state, { meta }) => {
      state.ordersOf = meta.arg.status ?? null;
    })
    .addCase(when<OrderList, OrdersInput>('loadOrders/fulfilled'), (state, { payload, meta }) => {
      if (state.ordersOf !== (meta.arg.status ?? null)) return;
      state.orders = meta.arg.append ? [...state.orders, ...payload.data] : payload.data;
      state.ordersPage = payload.page;
    })
    .addCase(when<void, string>('loadOrder/pending'), (state, { meta }) => {
      if (state.orderDetail?.id !== meta.arg) state.orderDetail = null;
    })
    .addCase(when<Order>('loadOrder/fulfilled'), orderArrived)
    .addCase(when<Order>('cancelOrder/fulfilled'), orderArrived)
    .addCase(when<{ formUrl: string }>('payOrder/fulfilled'), (state, { payload }) => {
      state.payment = payload;
    });
}

function addMatchersOfCalls(builder: Builder): void {
  builder
    .addMatcher(isCodeCall('pending'), (state) => {
      state.loginError = null;
      state.successMessage = null;
      state.verifyResponse = null;
      state.verifyMessage = null;
    })
    .addMatcher(isCodeCall('fulfilled'), (state, { payload }: PayloadAction<CodeAnswer>) => {
      state.isSmsSent = true;
      state.redirectToSms = true;
      state.smsResponse = payload.sms;
      state.successMessage = payload.message;
    })
    .addMatcher(isCodeCall('rejected'), (state, { payload }: RejectedAction) => {
      state.loginError = payload?.sentence ?? null;
    })
    .addMatcher(isStep, (state, { type, meta }) => {
      const others = state.pendingCalls.filter((request) => request !== meta.requestId);
      state.pendingCalls = type.endsWith('pending') ? [...others, meta.requestId] : others;
      state.isLoading = state.pendingCalls.length > 0;
    });
}

/** Whether an action is pending, fulfilled or rejected. */
function isStep(action: UnknownAction): action is Step {
  return /^auth\/\w+\/(pending|fulfilled|rejected)$/.test(action.type);
}

function profileArrived(state: AuthState, { payload }: PayloadAction<Profile>): void {
  state.profile = payload;
}

function orderArrived(state: AuthState, { payload }: PayloadAction<Order>): void {
  state.orderDetail = payload;
}

function isCodeCall(step: 'pending' | 'fulfilled' | 'rejected') {
  // `activate` fulfilled ends the sign-in and is handled separately.
  const calls = ['signIn', 'sendCode', 'resendCode', ...(step === 'fulfilled' ? [] : ['activate'])];
  const types = calls.map((call) => `auth/${call}/${step}`);
  return (action: UnknownAction): action is PayloadAction<never> => types.includes(action.type);
}

/** A new default address replaces the old one. */
function withOneDefault(list: Address[], changed: Address): Address[] {
  return changed.isDefault ? list.map((address) => ({ ...address, isDefault: false })) : list;
}
