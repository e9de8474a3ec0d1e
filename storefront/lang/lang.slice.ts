/** State key `lang`: the languages the shop speaks, which of them is on, and how the last switch went. */
import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { Outside } from '../store/outside.ts';
import { type Language, languageNames, languages, languageTag } from './language.ts';

export type LanguageRow = { code: Language; tag: string; title: string; isActive: boolean };

export type LangState = { isLoading: boolean; isSuccess: boolean; lang: LanguageRow[] };

/** Switches the language without a reload: setting, cookie and document first, then the interface follows. */
export const loadLanguage = createAsyncThunk<LanguageRow[], Language, { extra: Outside }>(
  'lang/load',
  (language, { extra }) => {
    extra.applyLanguage(language);
    return languageRows(language);
  },
);

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
});

/** The list that is stored on success, with `active` switched on. */
export function languageRows(active: Language): LanguageRow[] {
  return languages.map((code) => ({
    code,
    tag: languageTag[code],
    title: languageNames[code].full,
    isActive: code === active,
  }));
}

export function selectLanguage(state: { lang: LangState }): Language {
  return state.lang.lang.find((row) => row.isActive)?.code ?? 'tm';
}
