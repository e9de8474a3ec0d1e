/** API calls of sign-in and profile; their state changes are in auth.slice.ts. */
import { CallError } from '#contract/client.ts';
import type { Profile } from '#contract/customers/shop.ts';
import { errorTexts } from '#storefront/lang/errors.texts.ts';
import { selectLanguage } from '#storefront/lang/lang.slice.ts';
import { say } from '#domain/print/texts.ts';
import { createCall, createThunk } from '#storefront/store/create-call.ts';
import { type Failure, readFailure } from '#storefront/store/failure.ts';
import type { Environment } from '#storefront/store/environment.ts';
import type { Language } from '#storefront/lang/language.ts';
import { askCode } from './ask-code.ts';
import type { SmsResponse } from './auth-state.ts';
import type { CodeAnswer } from './auth.slice.ts';
import { signedIn } from './signed-in.ts';

type SendingKey = 'POST /api/auth/send-activate-code/' | 'POST /api/auth/resend-activate-code/';

/** Starts a sign-in with a number; the server sends the first code with it. */
export const signIn = createThunk<CodeAnswer, string>('auth/signIn', async (username, thunk) => {
  try {
    const { data, message } = await askCode(thunk.extra.api, 'POST /api/auth/sign-in/', username);
    return { sms: smsResponse(thunk.extra, data.username, data), message };
  } catch (error) {
    const language = selectLanguage(thunk.getState());
    const failure = readFailure(error, language);
    if (failure.status === 401) {
      return thunk.rejectWithValue({ ...failure, sentence: say(language, errorTexts, 'wrongUsername') });
    }
    thunk.extra.toast({ text: failure.sentence, tone: 'error' });
    return thunk.rejectWithValue(failure);
  }
});

export const sendCode = createSending('auth/sendCode', 'POST /api/auth/send-activate-code/');
export const resendCode = createSending('auth/resendCode', 'POST /api/auth/resend-activate-code/');

/**
 * Trades the code for a session; on success the page reloads signed in, at the address that was wanted: it comes with its
 * outline, where the address of the code would be a blank page. @returns the greeting
 */
export const activate = createThunk<string, { username: string; code: string; next: string }>(
  'auth/activate',
  async ({ username, code, next }, thunk) => {
    const language = selectLanguage(thunk.getState());
    try {
      const body = { username, code, lang: language };
      const { data, message } = await thunk.extra.api('POST /api/auth/activate/', { body });
      thunk.dispatch(signedIn(data));
      thunk.extra.reload(next);
      return message;
    } catch (error) {
      const failure = readCodeFailure(error, language, thunk.extra);
      const isRefused = failure.status === 200 || failure.code === 'otp.wrong';
      const sentence = isRefused ? say(language, errorTexts, 'checkData') : failure.sentence;
      return thunk.rejectWithValue({ ...failure, sentence });
    }
  },
);

export const loadProfile = createCall<Profile>('auth/loadProfile', async ({ api }) => {
  return (await api('GET /api/auth/profile-list/')).data;
});

/** Multipart: text fields, and `avatar` if a picture was chosen. */
export const saveProfile = createCall<Profile, FormData>('auth/saveProfile', async ({ api }, body) => {
  return (await api('PUT /api/auth/profile-create/', { body })).data;
});

function createSending(name: string, key: SendingKey) {
  return createThunk<CodeAnswer, string>(name, async (username, thunk) => {
    try {
      const { data, message } = await askCode(thunk.extra.api, key, username);
      return { sms: smsResponse(thunk.extra, username, data), message };
    } catch (error) {
      return thunk.rejectWithValue(readCodeFailure(error, selectLanguage(thunk.getState()), thunk.extra));
    }
  });
}

function smsResponse(
  outside: Environment,
  username: string,
  sent: { resendAfter: number; expiresIn: number },
): SmsResponse {
  const now = outside.now().getTime();
  return { username, resendAt: now + sent.resendAfter * 1000, expiresAt: now + sent.expiresIn * 1000 };
}

/**
 * For codes the server's message is shown; without one, 'Unknown error' in the customer's language, and when there
 * was no response a toast with advice.
 */
function readCodeFailure(error: unknown, language: Language, { toast }: Environment): Failure {
  const failure = readFailure(error, language);
  const hasWords = error instanceof CallError && Boolean(error.body?.message);
  if (hasWords) return failure;
  if (failure.status === 0) toast({ text: failure.sentence, tone: 'error' });
  return { ...failure, sentence: say(language, errorTexts, 'unknown') };
}
