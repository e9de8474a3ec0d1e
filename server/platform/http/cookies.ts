import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieOptions } from './call.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The cookie that scripts of our own origin read and send back as a header. */
const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

export type HttpCookies = {
  read(request: FastifyRequest): Record<string, string | undefined>;
  name(plain: string): string;
  set(reply: FastifyReply, name: string, value: string, options: CookieOptions): void;
  /** Against CSRF. Throws `xsrf.missing` unless the call comes from a page of ours; for staff the token must be that of their very session. */
  requireXsrf(
    request: FastifyRequest,
    jar: Record<string, string | undefined>,
    access: 'cookie' | 'staff',
  ): void;
  /** Gives a browser the token of its staff session where it has another one. */
  renewXsrf(request: FastifyRequest, reply: FastifyReply): void;
  /** Gives a browser its XSRF token with a cookie: that of the staff session which begins, or any if it has none yet. */
  offerXsrf(request: FastifyRequest, reply: FastifyReply, plain: string, value: string): void;
};

/** Cookies of an origin: with TLS every name carries `__Host-`, which binds it to this very host. */
export function createCookies(options: {
  publicUrl: string;
  newToken: () => string;
  /** The staff's session cookie, and the XSRF token that belongs to a session. */
  staff: { cookie: string; xsrfOf: (session: string) => string };
}): HttpCookies {
  const origin = new URL(options.publicUrl).origin;
  const secure = origin.startsWith('https:');
  const name = (plain: string) => (secure && plain !== xsrfCookie ? `__Host-${plain}` : plain);

  function set(
    reply: FastifyReply,
    plain: string,
    value: string,
    { maxAgeSeconds, httpOnly }: CookieOptions,
  ): void {
    reply.setCookie(name(plain), value, {
      path: '/',
      secure,
      httpOnly,
      sameSite: 'strict',
      maxAge: value === '' ? 0 : maxAgeSeconds,
    });
  }

  const setXsrf = (reply: FastifyReply, token: string) =>
    set(reply, xsrfCookie, token, { maxAgeSeconds: 365 * 86_400, httpOnly: false });
  const staffXsrf = (jar: Record<string, string | undefined>) => {
    const session = jar[name(options.staff.cookie)];
    return session === undefined ? undefined : options.staff.xsrfOf(session);
  };

  return {
    read: (request) => request.cookies,
    name,
    set,
    requireXsrf(request, jar, access) {
      // Without a session there is nothing to bind to: the caller is told to sign in.
      const wanted = (access === 'staff' ? staffXsrf(jar) : undefined) ?? jar[xsrfCookie];
      const cookie = Buffer.from(wanted ?? '');
      const header = Buffer.from(String(request.headers[xsrfHeader] ?? ''));
      const same = cookie.length >= 16 && cookie.length === header.length && timingSafeEqual(cookie, header);
      const site = request.headers['sec-fetch-site'];
      const from = request.headers.origin;
      // A shop without TLS is reached under several names; the token decides there, the origin everywhere.
      const isOwn = from === origin || (!secure && from === `http://${request.headers.host}`);
      const foreign =
        (site !== undefined && site !== 'same-origin' && site !== 'none') || (from !== undefined && !isOwn);
      if (!same || foreign) throw new Refusal('xsrf.missing');
    },
    offerXsrf(request, reply, plain, value) {
      if (plain === options.staff.cookie && value !== '') setXsrf(reply, options.staff.xsrfOf(value));
      else if (request.cookies[xsrfCookie] === undefined) setXsrf(reply, options.newToken());
    },
    renewXsrf(request, reply) {
      const token = staffXsrf(request.cookies);
      if (token !== undefined && request.cookies[xsrfCookie] !== token) setXsrf(reply, token);
    },
  };
}

/** The two cookie functions of one call. */
export function newCookies(cookies: HttpCookies, request: FastifyRequest, reply: FastifyReply) {
  return {
    cookie: (plain: string): string | undefined => request.cookies[cookies.name(plain)],
    setCookie(plain: string, value: string, options: CookieOptions): void {
      cookies.set(reply, plain, value, options);
      cookies.offerXsrf(request, reply, plain, value);
    },
  };
}
