import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieOptions } from './http-call.ts';
import { Refusal } from './refusal.ts';

/** The cookie that scripts of our own origin read and send back as a header. */
const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

export type HttpCookies = {
  read(request: FastifyRequest): Record<string, string | undefined>;
  name(plain: string): string;
  set(reply: FastifyReply, name: string, value: string, options: CookieOptions): void;
  /** Throws `xsrf.missing` unless the call comes from a page of ours. */
  demandXsrf(request: FastifyRequest, jar: Record<string, string | undefined>): void;
  /** Gives a browser its XSRF token if it has none yet. */
  offerXsrf(request: FastifyRequest, reply: FastifyReply): void;
};

/** Cookies of an origin: with TLS every name carries `__Host-`, which binds it to this very host. */
export function createCookies(options: { publicUrl: string; newToken: () => string }): HttpCookies {
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

  return {
    read: (request) => request.cookies,
    name,
    set,
    demandXsrf(request, jar) {
      const cookie = Buffer.from(jar[xsrfCookie] ?? '');
      const header = Buffer.from(String(request.headers[xsrfHeader] ?? ''));
      const same = cookie.length >= 16 && cookie.length === header.length && timingSafeEqual(cookie, header);
      const site = request.headers['sec-fetch-site'];
      const from = request.headers.origin;
      // A loopback shop is reached under several names; the token decides there, the origin everywhere.
      const foreign =
        (site !== undefined && site !== 'same-origin' && site !== 'none') ||
        (from !== undefined && from !== origin && from !== `http://${request.headers.host}`);
      if (!same || foreign) throw new Refusal('xsrf.missing');
    },
    offerXsrf(request, reply) {
      if (request.cookies[xsrfCookie] === undefined)
        set(reply, xsrfCookie, options.newToken(), { maxAgeSeconds: 365 * 86_400, httpOnly: false });
    },
  };
}

/** The two cookie functions of one call. */
export function newCookies(cookies: HttpCookies, request: FastifyRequest, reply: FastifyReply) {
  return {
    cookie: (plain: string): string | undefined => request.cookies[cookies.name(plain)],
    setCookie(plain: string, value: string, options: CookieOptions): void {
      cookies.set(reply, plain, value, options);
      cookies.offerXsrf(request, reply);
    },
  };
}
