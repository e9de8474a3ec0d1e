/** State key `about`: who the shop is. */
import { createSlice } from '@reduxjs/toolkit';
import type { About } from '#contract/content/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';
import type { Persist } from '#storefront/store/persistence.ts';

export type AboutState = { about: About | null; isLoading: boolean; isFailed: boolean };

export const loadAbout = createCall('about/load', async ({ api }) => {
  return (await api('GET /api/product/about-us/')).data;
});

export const persist: Persist<keyof AboutState> = { fields: ['about'] };

export const aboutSlice = createSlice({
  name: 'about',
  initialState: (): AboutState => ({ about: null, isLoading: false, isFailed: false }),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadAbout.pending, (state) => {
        state.isLoading = true;
        state.isFailed = false;
      })
      .addCase(loadAbout.fulfilled, (state, { payload }) => {
        state.isLoading = false;
        state.about = payload;
      })
      .addCase(loadAbout.rejected, (state) => {
        state.isLoading = false;
        state.isFailed = true;
      });
  },
  selectors: { selectAbout: (state) => state },
});

export const { selectAbout } = aboutSlice.selectors;
