import type { ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit';
import type { createCall } from './create-call.ts';

type LoadFlags = { isLoading: boolean; isFailed: boolean };

/** Reducer cases of a call without an argument: loading, failed, or stored by `take`. */
export function addLoadCases<State extends LoadFlags, Result>(
  builder: ActionReducerMapBuilder<State>,
  call: ReturnType<typeof createCall<Result>>,
  take: (state: Draft<State>, answer: Result) => void,
): void {
  builder
    .addCase(call.pending, (state) => {
      state.isLoading = true;
      state.isFailed = false;
    })
    .addCase(call.fulfilled, (state, { payload }) => {
      state.isLoading = false;
      take(state, payload);
    })
    .addCase(call.rejected, (state) => {
      state.isLoading = false;
      state.isFailed = true;
    });
}
