/** State key `banner`: what the shop wants to show first. */
import { createSlice } from '@reduxjs/toolkit';
import type { Banner } from '#contract/content/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';

export type BannerState = { banners: Banner[]; isLoading: boolean; isFailed: boolean };

export const loadBanners = createCall('banner/load', async ({ api }) => {
  // Two lists: those that open the home page, and those that stand between its rows.
  const [main, others] = await Promise.all([
    api('GET /api/product/banners/', { query: { is_main: true } }),
    api('GET /api/product/banners/', { query: { is_main: false } }),
  ]);
  return [...main.data, ...others.data];
});

export const bannerSlice = createSlice({
  name: 'banner',
  initialState: (): BannerState => ({ banners: [], isLoading: false, isFailed: false }),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadBanners.pending, (state) => {
        state.isLoading = true;
        state.isFailed = false;
      })
      .addCase(loadBanners.fulfilled, (state, { payload }) => {
        state.isLoading = false;
        state.banners = payload;
      })
      .addCase(loadBanners.rejected, (state) => {
        state.isLoading = false;
        state.isFailed = true;
      });
  },
});
