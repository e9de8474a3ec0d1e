/** State key `about`: the text about the shop. */
import { createSlice } from '@reduxjs/toolkit';
import type { About } from '#contract/content/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';
import { addLoadCases } from '#storefront/store/load-cases.ts';
import type { Persist } from '#storefront/store/stored-entry.ts';

export type AboutState = { about: About | null; isLoading: boolean; isFailed: boolean };

export const loadAbout = createCall('about/load', async ({ api }) => {
  return (await api('GET /api/product/about-us/')).data;
});

export const persist: Persist<keyof AboutState> = { fields: ['about'] };

export const aboutSlice = createSlice({
  name: 'about',
  initialState: (): AboutState => ({ about: null, isLoading: false, isFailed: false }),
  reducers: {},
  extraReducers: (builder) =>
    addLoadCases(builder, loadAbout, (state, answer) => {
      state.about = answer;
    }),
  selectors: { selectAbout: (state) => state },
});

export const { selectAbout } = aboutSlice.selectors;
