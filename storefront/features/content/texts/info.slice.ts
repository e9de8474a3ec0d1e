/** State key `info`: data of the frame and the home page, with the defaults of the specification. */
import { createSlice } from '@reduxjs/toolkit';
import type { CountryPhone, HomeInfo, MainInfo, WorkingHours } from '#contract/content/shop.ts';
import type { FeatureName } from '#domain/feature.ts';
import { createCall } from '#storefront/store/create-call.ts';
import { addLoadCases } from '#storefront/store/load-cases.ts';
import type { Persist } from '#storefront/store/stored-entry.ts';

/** `ahead`: the page contained only this many sections, with shortened lists; undefined: the data is complete. */
export type FirstInfo = MainInfo & { ahead?: number };

/** Fields that an older server leaves out have defaults. */
type HomeAnswer = Partial<HomeInfo> & { mainInfo: FirstInfo };

export type InfoState = {
  mainInfo: FirstInfo | null;
  countryPhones: CountryPhone[];
  workingHours: WorkingHours[];
  isLoading: boolean;
  isFailed: boolean;
};

export type WithInfo = { info: InfoState };

export const defaultCountryPhones: CountryPhone[] = [
  { title: 'Türkmenistan', iso2: 'tm', code: '993', src: '/flags/tm.svg' },
];

/** Monday to Saturday 09:00–18:00, Sunday 10:00–18:00; day 0 is Monday. */
export const defaultWorkingHours: WorkingHours[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  start_time: day === 6 ? '10:00' : '09:00',
  end_time: '18:00',
}));

export const loadHomeInfo = createCall('info/load', async ({ api }) => {
  const data: HomeAnswer = (await api('GET /api/product/home-info/')).data;
  return data;
});

export const persist: Persist<keyof InfoState> = { fields: ['countryPhones', 'workingHours'] };

export const infoSlice = createSlice({
  name: 'info',
  initialState: (): InfoState => ({
    mainInfo: null,
    countryPhones: defaultCountryPhones,
    workingHours: defaultWorkingHours,
    isLoading: false,
    isFailed: false,
  }),
  reducers: {},
  extraReducers: (builder) =>
    addLoadCases(builder, loadHomeInfo, (state, { mainInfo, countryPhones, workingHours }) => {
      state.mainInfo = mainInfo;
      state.countryPhones = countryPhones?.length ? countryPhones : defaultCountryPhones;
      state.workingHours = workingHours?.length ? workingHours : defaultWorkingHours;
    }),
  selectors: {
    selectMainInfo: (state) => state.mainInfo,
    /** Whether a feature is switched on; false until the shop info is loaded. */
    selectHasFeature: (state, name: FeatureName) => state.mainInfo?.features?.includes(name) ?? false,
    selectCountryPhones: (state) => state.countryPhones,
    selectWorkingHours: (state) => state.workingHours,
    selectIsInfoFailed: (state) => state.isFailed,
  },
});

export const {
  selectMainInfo,
  selectHasFeature,
  selectCountryPhones,
  selectWorkingHours,
  selectIsInfoFailed,
} = infoSlice.selectors;
