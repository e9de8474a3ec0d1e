import type { customers } from '#contract/customers/shop.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { activate } from '#server/features/customers/sign-in/activate.ts';
import { deviceCookie } from '#server/features/customers/sign-in/find-device.ts';
import { refreshCookie } from '#server/features/customers/sessions/open-session.ts';
import { refreshSession } from '#server/features/customers/sessions/refresh-session.ts';
import { refuseAvatarEarly, rememberAvatarLimit } from '#server/features/customers/profile/take-avatar.ts';
import { saveProfile, showProfile } from '#server/features/customers/profile/save-profile.ts';
import { type CodeInput, sendCode } from '#server/features/customers/sign-in/send-code.ts';
import { deleteSession, listSessions, signOut } from '#server/features/customers/sessions/sign-out.ts';

type CodeCall = {
  body: { username: string; solution?: string };
  ip: string;
  lang: 'tm' | 'ru';
  cookie(name: string): string | undefined;
};
const inputOf = (call: CodeCall): CodeInput => ({
  username: call.body.username,
  solution: call.body.solution,
  ip: call.ip,
  lang: call.lang,
  deviceToken: call.cookie(deviceCookie),
});

const sent = { tm: 'Belgiňize SMS arkaly kod ugradyldy', ru: 'Код отправлен по SMS' };
const welcome = { tm: 'Hoş geldiňiz!', ru: 'Добро пожаловать!' };

export const customersHandlers: Handlers<Context, typeof customers> = {
  'POST /api/auth/sign-in/': async (ctx, call) => {
    const { phone, ...times } = await sendCode(ctx, inputOf(call), true);
    return { success: true, message: sent[call.lang], data: { username: phone, ...times } };
  },
  'POST /api/auth/send-activate-code/': async (ctx, call) => {
    const { phone: _, ...data } = await sendCode(ctx, inputOf(call), true);
    return { success: true, message: sent[call.lang], data };
  },
  'POST /api/auth/resend-activate-code/': async (ctx, call) => {
    const { phone: _, ...data } = await sendCode(ctx, inputOf(call), false);
    return { success: true, message: sent[call.lang], data };
  },
  'POST /api/auth/activate/': async (ctx, call) => {
    const { username, code, lang = call.lang } = call.body;
    const data = await activate(ctx, {
      username,
      code,
      lang,
      device: call.device,
      deviceToken: call.cookie(deviceCookie),
      setCookie: call.setCookie,
    });
    return { data, message: welcome[call.lang] };
  },
  'POST /api/auth/refresh/': async (ctx, call) => ({
    data: await refreshSession(ctx, call.cookie(refreshCookie), call.setCookie),
  }),
  'POST /api/auth/sign-out/': async (ctx, call) => {
    await signOut(ctx, {
      refresh: call.cookie(refreshCookie),
      bearer: call.bearer,
      deviceToken: call.cookie(deviceCookie),
      everywhere: call.query.everywhere ?? false,
      setCookie: call.setCookie,
    });
    return {};
  },
  'GET /api/auth/session-list/': async (ctx, { actor }) => ({ data: await listSessions(ctx, actor) }),
  'DELETE /api/auth/session-delete/:id/': async (ctx, { actor, params }) => {
    await deleteSession(ctx, actor, params.id);
    return {};
  },
  'GET /api/auth/profile-list/': async (ctx, { actor }) => ({
    data: await showProfile(ctx, actor.customerId),
  }),
  'PUT /api/auth/profile-create/': {
    before: refuseAvatarEarly,
    around: rememberAvatarLimit,
    handle: async (ctx, { actor, body, files }) => ({
      data: await saveProfile(ctx, actor.customerId, body, files['avatar']),
    }),
  },
};
