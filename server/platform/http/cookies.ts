import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieOptions } from './call.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The XSRF cookie: scripts of our own origin read it and send it back as a header. */
const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

export type HttpCookies = {
  read(request: FastifyRequest): Record<string, string | undefined>;
  name(plain: string): string;
  set(reply: FastifyReply, name: string, value: string, options: CookieOptions): void;
  /**
   * CSRF check. Throws `xsrf.missing` unless the call comes from our own origin with the token; for staff it must be
   * the token of their session.
   */
  requireXsrf(
    request: FastifyRequest,
    jar: Record<string, string | undefined>,
    access: 'cookie' | 'staff',
  ): void;
  /** Renews the XSRF cookie of a staff session where the browser has another token. */
  renewXsrf(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * Sets the XSRF cookie together with another cookie: the token of the staff session that begins, or a new one if the
   * browser has none.
   */
  offerXsrf(request: FastifyRequest, reply: FastifyReply, plain: string, value: string): void;
};

/** Cookies of an origin: with TLS every name has the prefix `__Host-`, which binds it to this host. */
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
      // Without a staff session there is none to bind to: the caller is then told to sign in.
      const wanted = (access === 'staff' ? staffXsrf(jar) : undefined) ?? jar[xsrfCookie];
      const cookie = Buffer.from(wanted ?? '');
      const header = Buffer.from(String(request.headers[xsrfHeader] ?? ''));
      const same = cookie.length >= 16 && cookie.length === header.length && timingSafeEqual(cookie, header);
      const site = request.headers['sec-fetch-site'];
      const from = request.headers.origin;
      // A shop without TLS is reached under several host names, so there Origin may also match Host.
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
