import { type Static, Type } from 'typebox';
import { sendsCode } from '#contract/customers/link-code.ts';
import { routes, forAnyone, forCustomer } from '#contract/route.ts';
import { Day, Id, Lang, Moment, OpaqueId, Picture, strict } from '#contract/shared.ts';

export const Profile = strict({
  id: Id,
  username: Type.String(),
  name: Type.String(),
  surname: Type.String(),
  email: Type.Optional(Type.String()),
  birthDate: Type.Optional(Day),
  gender: Type.Optional(Type.Union([Type.Literal('male'), Type.Literal('female')])),
  avatar: Type.Optional(Picture),
});
/** Fields of the multipart form; an empty string clears an optional field. */
const ProfileForm = strict({
  name: Type.Optional(Type.String({ maxLength: 80 })),
  surname: Type.Optional(Type.String({ maxLength: 80 })),
  email: Type.Optional(Type.String({ maxLength: 120, pattern: '^$|^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' })),
  birthDate: Type.Optional(Type.String({ maxLength: 10, pattern: '^$|^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
  gender: Type.Optional(Type.Union([Type.Literal('male'), Type.Literal('female'), Type.Literal('')])),
});

const Username = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'a phone number in any usual spelling',
});
/** `data.challenge` of a `challenge.required` refusal. */
export const Challenge = strict({
  salt: Type.String(),
  iterations: Type.Integer(),
  tries: Type.Integer(),
  target: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  token: Type.String(),
});
const CodeInput = strict({
  username: Username,
  solution: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'After `challenge.required` (an address that asks for many codes). For n = 0, 1, … below `tries` derive 32 bytes: PBKDF2-HMAC-SHA-256 of the password `salt` with the salt `salt.n` (decimal n) and `iterations`. The one whose first 16 bytes are `target` (hex) is the key; its other 16 bytes in hex, behind `token` and a dot, are the solution. Good for this number, once, for three minutes.',
    }),
  ),
});
const CodeSent = strict({
  resendAfter: Type.Integer({ description: 'seconds' }),
  expiresIn: Type.Integer({ description: 'seconds' }),
});
const codeReply = strict({ success: Type.Literal(true), message: Type.String(), data: CodeSent });
const sends = [...sendsCode, 'customer.blocked'] as const;

export const Session = strict({
  id: OpaqueId,
  device: Type.String(),
  createdAt: Moment,
  lastSeenAt: Moment,
  isCurrent: Type.Boolean(),
});

/**
 * A signed-in customer: `token` is the access token, `refresh` the expiry of the session (the refresh token itself is
 * an HttpOnly cookie).
 */
const SignedIn = strict({ token: Type.String(), username: Type.String(), refresh: Moment });

export const customers = routes({
  'POST /api/auth/sign-in/': forAnyone({
    limit: 'codes',
    summary: 'A phone number asks to come in; sends the first code',
    body: CodeInput,
    reply: strict({
      success: Type.Literal(true),
      message: Type.String(),
      data: strict({ username: Type.String(), ...CodeSent.properties }),
    }),
    refuses: sends,
  }),
  'POST /api/auth/send-activate-code/': forAnyone({
    limit: 'codes',
    summary: 'Sends a code',
    body: CodeInput,
    reply: codeReply,
    refuses: sends,
  }),
  'POST /api/auth/resend-activate-code/': forAnyone({
    limit: 'codes',
    summary: 'Sends another code',
    body: CodeInput,
    reply: codeReply,
    refuses: sends,
  }),
  'POST /api/auth/activate/': forAnyone({
    limit: 'codes',
    summary: 'Trades a code for a session',
    body: strict({
      username: Username,
      code: Type.String({ minLength: 1, maxLength: 20 }),
      lang: Type.Optional(Lang),
    }),
    reply: strict({ data: SignedIn, message: Type.String() }),
    refuses: ['phone.invalid', 'customer.blocked', 'otp.wrong', 'otp.expired', 'otp.exhausted'],
  }),
  'POST /api/auth/refresh/': {
    summary: 'A new access token for the refresh cookie',
    access: 'cookie',
    cache: 'private',
    reply: strict({ data: SignedIn }),
    refuses: ['session.missing', 'session.expired', 'session.revoked', 'xsrf.missing'],
  },
  'POST /api/auth/sign-out/': {
    summary: 'Ends this session, or all of them',
    access: 'cookie',
    takesBearer: true,
    cache: 'private',
    query: strict({ everywhere: Type.Optional(Type.Boolean()) }),
    reply: strict({}),
    refuses: ['xsrf.missing'],
  },
  'GET /api/auth/session-list/': forCustomer({
    summary: 'Where the customer is signed in',
    reply: strict({ data: Type.Array(Session) }),
  }),
  'DELETE /api/auth/session-delete/:id/': forCustomer({
    summary: 'Signs one device out',
    params: strict({ id: OpaqueId }),
    reply: strict({}),
    refuses: ['session.not-found'],
  }),
  'GET /api/auth/profile-list/': forCustomer({
    summary: "The customer's profile",
    reply: strict({ data: Profile }),
  }),
  'PUT /api/auth/profile-create/': forCustomer({
    summary: 'Changes the profile',
    body: ProfileForm,
    files: ['avatar'],
    reply: strict({ data: Profile }),
    refuses: ['picture.invalid'],
  }),
});

export type Challenge = Static<typeof Challenge>;
export type Profile = Static<typeof Profile>;
export type Session = Static<typeof Session>;
export type SignedIn = Static<typeof SignedIn>;
