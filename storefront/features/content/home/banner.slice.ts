/** State key `banner`: the banners of the home page. */
import { createSlice } from '@reduxjs/toolkit';
import type { Banner } from '#contract/content/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';
import { addLoadCases } from '#storefront/store/load-cases.ts';
import type { Persist } from '#storefront/store/stored-entry.ts';

export type BannerState = { banners: Banner[]; isLoading: boolean; isFailed: boolean };

/** Main banners, at the top of the home page. */
export const loadBanners = createCall('banner/load', async ({ api }) => {
  return (await api('GET /api/product/banners/', { query: { is_main: true } })).data;
});

/** Secondary banners, between its rows. */
export const loadSmallBanners = createCall('banner/loadSmall', async ({ api }) => {
  return (await api('GET /api/product/banners/', { query: { is_main: false } })).data;
});

export const persist: Persist<keyof BannerState> = { fields: ['banners'] };

export const bannerSlice = createSlice({
  name: 'banner',
  initialState: (): BannerState => ({ banners: [], isLoading: false, isFailed: false }),
  reducers: {},
  extraReducers: (builder) => {
    addLoadCases(builder, loadBanners, (state, answer) => {
      state.banners = [...answer, ...state.banners.filter(({ isMain }) => !isMain)];
    });
    builder.addCase(loadSmallBanners.fulfilled, (state, { payload }) => {
      state.banners = [...state.banners.filter(({ isMain }) => isMain), ...payload];
    });
  },
  selectors: {
    selectBanners: (state) => state.banners,
    selectIsBannerAwaited: (state) => state.isLoading && state.banners.length === 0,
  },
});

export const { selectBanners, selectIsBannerAwaited } = bannerSlice.selectors;
