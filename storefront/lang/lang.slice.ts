/** State key `lang`: the available languages, the active one, and the state of the last switch. */
import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { type Language, languageNames, languages, languageTag } from './language.ts';

export type LanguageRow = { code: Language; tag: string; title: string; isActive: boolean };

export type WithLanguage = { lang: LangState };
export type LangState = { isLoading: boolean; isSuccess: boolean; lang: LanguageRow[] };

type DocumentLanguage = {
  saveLanguage: (language: Language) => void;
  tagLanguage: (language: Language) => void;
};

/** Switches the interface language without a reload; the stored setting stays as it is. */
export const loadLanguage = createAsyncThunk<LanguageRow[], Language, { extra: DocumentLanguage }>(
  'lang/load',
  (language, { extra }) => {
    extra.tagLanguage(language);
    return languageRows(language);
  },
);

/** Used by the language switch: stores the choice, then applies it. */
export const chooseLanguage = createAsyncThunk<unknown, Language, { extra: DocumentLanguage }>(
  'lang/choose',
  (language, { dispatch, extra }) => {
    extra.saveLanguage(language);
    return dispatch(loadLanguage(language));
  },
);

/** Persisted with the rest of the state. */
export const persist = {
  fields: ['isSuccess', 'lang'],
  // Not read back: the setting `userLanguage` decides.
  isWriteOnly: true,
} as const;

export const langSlice = createSlice({
  name: 'lang',
  initialState: (): LangState => ({ isLoading: false, isSuccess: false, lang: languageRows('tm') }),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadLanguage.pending, (state) => {
        state.isLoading = true;
        state.isSuccess = false;
      })
      .addCase(loadLanguage.fulfilled, (state, { payload }) => {
        state.isLoading = false;
        state.isSuccess = true;
        state.lang = payload;
      })
      .addCase(loadLanguage.rejected, (state) => {
        state.isLoading = false;
        state.isSuccess = false;
      });
  },
  selectors: {
    selectLanguages: (state) => state.lang,
    selectLanguage: (state): Language => state.lang.find((row) => row.isActive)?.code ?? 'tm',
  },
});

export const { selectLanguages, selectLanguage } = langSlice.selectors;

/** The list that is stored on success, with `active` set. */
export function languageRows(active: Language): LanguageRow[] {
  return languages.map((code) => ({
    code,
    tag: languageTag[code],
    title: languageNames[code].full,
    isActive: code === active,
  }));
}
