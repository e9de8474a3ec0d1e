import { type Static, Type } from 'typebox';
import { staffRoles } from '#domain/staff.ts';
import { loginPattern } from '#domain/staff.ts';
import { forStaff } from '#contract/office-route.ts';
import { routes, forAnyone } from '#contract/route.ts';
import {
  Id,
  Lang,
  LocalText,
  Moment,
  nullable,
  oneOf,
  PageInfo,
  pageQuery,
  strict,
} from '#contract/shared.ts';

export const StaffRole = oneOf(...staffRoles);
const Login = Type.String({ maxLength: 40, pattern: loginPattern });
const Name = Type.String({ minLength: 1, maxLength: 80 });
const LinkToken = Type.String({ minLength: 16, maxLength: 128 });
/** Six digits of the authenticator app, or a recovery code. */
const OfficeCode = Type.String({ minLength: 6, maxLength: 64 });

/** Required of staff who change their own credentials. */
const OwnProof = { password: Type.String({ maxLength: 200 }), code: OfficeCode };

export const Me = strict({
  id: Id,
  login: Type.String(),
  name: Type.String(),
  role: StaffRole,
  lang: Lang,
  permissions: Type.Array(Type.String()),
  confirmedUntil: nullable(Moment),
});
export const Staff = strict({
  id: Id,
  login: Type.String(),
  name: Type.String(),
  role: StaffRole,
  isBlocked: Type.Boolean(),
  isSetUp: Type.Boolean(),
  createdAt: Moment,
  lastSeenAt: nullable(Moment),
});
const StaffLink = strict({ url: Type.String(), expiresAt: Moment });
export const AuditRow = strict({
  id: Type.Integer(),
  at: Moment,
  staff: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  subjectId: Type.String(),
  /** name of the changed record: an order's number, a title, a person; null where it has none, or no longer exists */
  name: nullable(LocalText),
  before: Type.Unknown(),
  after: Type.Unknown(),
  ip: Type.String(),
  requestId: Type.String(),
});

export const officeStaff = routes({
  'POST /api/office/link/': forAnyone({
    limit: 'codes',
    summary: 'What a one-time link is for, with the secret for the authenticator',
    body: strict({ token: LinkToken }),
    reply: strict({
      data: strict({
        login: Type.String(),
        name: Type.String(),
        isNew: Type.Boolean({
          description: 'nobody has set the account up yet: the login may still be chosen',
        }),
        totpSecret: Type.String(),
        totpUrl: Type.String(),
      }),
    }),
    refuses: ['staff.link-invalid'],
  }),
  'POST /api/office/setup/': forAnyone({
    limit: 'codes',
    summary: 'Uses a one-time link: sets password and authenticator, and signs in',
    body: strict({
      token: LinkToken,
      login: Type.Optional({
        ...Login,
        description: 'another login than the link names; only for an account that nobody has set up yet',
      }),
      name: Type.Optional({ ...Name, description: 'how one signs; as with the login' }),
      password: Type.String({ maxLength: 200 }),
      code: OfficeCode,
    }),
    reply: strict({ data: strict({ recoveryCodes: Type.Array(Type.String()), me: Me }) }),
    refuses: [
      'staff.link-invalid',
      'staff.wrong-credentials',
      'staff.weak-password',
      'record.conflict',
      'limit.reached',
    ],
  }),
  'POST /api/office/sign-in/': forAnyone({
    limit: 'codes',
    summary:
      'Password and code together; a browser that has signed in as this login before keeps a budget of its own by a cookie',
    body: strict({
      login: Type.String({ maxLength: 40 }),
      password: Type.String({ maxLength: 200 }),
      code: OfficeCode,
    }),
    reply: strict({ data: Me }),
    refuses: ['staff.wrong-credentials', 'staff.code-unreadable', 'limit.reached'],
  }),
  'POST /api/office/sign-out/': forStaff('self', {
    idempotency: 'none',
    summary: 'Ends this session',
    reply: strict({}),
  }),
  'GET /api/office/me/': forStaff('self', {
    summary: 'Who is signed in, and what they may',
    reply: strict({ data: Me }),
  }),
  'PUT /api/office/me/': forStaff('self', {
    summary: 'Language of the office',
    body: strict({ lang: Lang }),
    reply: strict({ data: Me }),
  }),
  'PUT /api/office/me/password/': forStaff('self', {
    idempotency: 'none',
    summary: "Another password of one's own; other sessions end",
    body: strict({ ...OwnProof, newPassword: Type.String({ maxLength: 200 }) }),
    reply: strict({}),
    refuses: ['staff.wrong-credentials', 'staff.code-unreadable', 'staff.weak-password', 'limit.reached'],
  }),
  'POST /api/office/me/authenticator/': forStaff('self', {
    idempotency: 'none',
    summary: 'The secret for an authenticator on another phone; nothing changes yet',
    body: strict(OwnProof),
    reply: strict({
      data: strict({
        totpSecret: Type.String(),
        totpUrl: Type.String(),
        offer: Type.String({ description: 'to be sent back with a code of the new authenticator' }),
      }),
    }),
    refuses: ['staff.wrong-credentials', 'staff.code-unreadable', 'limit.reached'],
  }),
  'PUT /api/office/me/authenticator/': forStaff('self', {
    idempotency: 'none',
    summary: 'The new authenticator counts from now on; other sessions end, recovery codes are new',
    body: strict({ offer: Type.String({ maxLength: 1_000 }), code: OfficeCode }),
    reply: strict({ data: strict({ recoveryCodes: Type.Array(Type.String()) }) }),
    refuses: ['staff.wrong-credentials', 'staff.link-invalid'],
  }),
  'POST /api/office/me/sign-out-elsewhere/': forStaff('self', {
    idempotency: 'none',
    summary: "Ends every other session of one's own",
    reply: strict({}),
  }),
  'POST /api/office/confirm/': forStaff('self', {
    idempotency: 'none',
    summary: 'A fresh code for sensitive actions',
    body: strict({ code: OfficeCode }),
    reply: strict({ data: Me }),
    refuses: ['staff.wrong-credentials', 'staff.code-unreadable', 'limit.reached'],
  }),
  'GET /api/office/staff/': forStaff('staff.manage', {
    summary: 'Everybody who works here',
    query: strict(pageQuery),
    reply: strict({ data: Type.Array(Staff), page: PageInfo }),
  }),
  'GET /api/office/staff/:id/': forStaff('staff.manage', {
    summary: 'One of them',
    params: strict({ id: Id }),
    reply: strict({ data: Staff }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/staff/': forStaff('staff.manage', {
    idempotency: 'none',
    summary: 'Makes an account with a one-time link',
    body: strict({ login: Login, name: Name, role: StaffRole }),
    reply: strict({ data: Staff, link: StaffLink }),
    refuses: ['record.conflict'],
  }),
  'PUT /api/office/staff/:id/': forStaff('staff.manage', {
    summary: 'Changes name, role, or blocks; the last owner stays',
    params: strict({ id: Id }),
    body: strict({
      name: Type.Optional(Name),
      role: Type.Optional(StaffRole),
      isBlocked: Type.Optional(Type.Boolean()),
    }),
    reply: strict({ data: Staff }),
    refuses: ['record.not-found', 'record.in-use'],
  }),
  'POST /api/office/staff/:id/link/': forStaff('staff.manage', {
    idempotency: 'none',
    summary: 'A new one-time link, for a lost password or phone',
    params: strict({ id: Id }),
    reply: strict({ link: StaffLink }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/staff/:id/sign-out/': forStaff('staff.manage', {
    idempotency: 'none',
    summary: 'Ends every session of a colleague',
    params: strict({ id: Id }),
    reply: strict({}),
    refuses: ['record.not-found'],
  }),
  'GET /api/office/audit/': forStaff('audit.read', {
    summary: 'Who did what, newest first; `q` finds the newest 10,000 at most',
    query: strict({
      ...pageQuery,
      staff: Type.Optional(Id),
      action: Type.Optional(Type.String({ maxLength: 60 })),
      subject: Type.Optional(Type.String({ maxLength: 40 })),
      subject_id: Type.Optional(Type.String({ maxLength: 64 })),
      q: Type.Optional(Type.String({ maxLength: 100 })),
      from: Type.Optional(Moment),
      to: Type.Optional(Moment),
    }),
    reply: strict({ data: Type.Array(AuditRow), page: PageInfo }),
  }),
  'GET /api/office/audit/check/': forStaff('audit.read', {
    summary: 'Whether every row is the one that was written: each seals the one before it',
    reply: strict({
      data: strict({
        rows: Type.Integer(),
        brokenAt: nullable(
          Type.Integer({ description: 'the first row that was altered, added or taken out' }),
        ),
        anchor: Type.String({
          description:
            'number of rows and hash of the newest; kept elsewhere, it shows that the end was cut off',
        }),
      }),
    }),
  }),
});

export type Me = Static<typeof Me>;
export type Staff = Static<typeof Staff>;
export type AuditRow = Static<typeof AuditRow>;
