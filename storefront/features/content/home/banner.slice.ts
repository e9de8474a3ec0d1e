/** State key `banner`: what the shop wants to show first. */
import { createSlice } from '@reduxjs/toolkit';
import type { Banner } from '#contract/content/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';
import { addLoadCases } from '#storefront/store/load-cases.ts';
import type { Persist } from '#storefront/store/persistence.ts';

export type BannerState = { banners: Banner[]; isLoading: boolean; isFailed: boolean };

export const loadBanners = createCall('banner/load', async ({ api }) => {
  // Two lists: those that open the home page, and those that stand between its rows.
  const [main, others] = await Promise.all([
    api('GET /api/product/banners/', { query: { is_main: true } }),
    api('GET /api/product/banners/', { query: { is_main: false } }),
  ]);
  return [...main.data, ...others.data];
});

export const persist: Persist<keyof BannerState> = { fields: ['banners'] };

export const bannerSlice = createSlice({
  name: 'banner',
  initialState: (): BannerState => ({ banners: [], isLoading: false, isFailed: false }),
  reducers: {},
  extraReducers: (builder) =>
    addLoadCases(builder, loadBanners, (state, answer) => {
      state.banners = answer;
    }),
  selectors: {
    selectBanners: (state) => state.banners,
    selectIsBannerAwaited: (state) => state.isLoading && state.banners.length === 0,
  },
});

export const { selectBanners, selectIsBannerAwaited } = bannerSlice.selectors;
