import type { FastifyInstance, FastifyReply } from 'fastify';

/** Headers of every answer. The page sends its own policy with its own hashes (see server/pages). */
const fixed: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), otp-credentials=(self)'],
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
];

/** What an answer that is no page may load: nothing. */
const silentPolicy = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'sandbox',
].join('; ');

/** What an answer that is no page carries. */
export const securityHeaders: readonly [string, string][] = [
  ...fixed,
  ['content-security-policy', silentPolicy],
];

/** Head of a refusal that is written without the framework, as Node takes it. */
export const refusalHead = (body: string): string[] => [
  ...securityHeaders.flat(),
  ...['cache-control', 'no-store'],
  ...['content-type', 'application/json; charset=utf-8'],
  ...['content-length', String(Buffer.byteLength(body))],
];

/** One own hook instead of a plugin: the plugin alone cost 39 % of throughput. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setSecurityHeaders(reply);
    done();
  });
}

export function setSecurityHeaders(reply: FastifyReply): void {
  for (const [name, value] of securityHeaders) reply.header(name, value);
}

/** The policy of a page of ours that is only read: its own style, no script, no picture. */
export const readingPolicy = silentPolicy.replace('; sandbox', "; style-src 'unsafe-inline'");

/** On a recipient's page alone a voice may be recorded. */
export const recordingPermissions = 'camera=(), microphone=(self), geolocation=(), otp-credentials=()';

/** That of a recipient's page: forms and style sheets of ours, pictures of the parcel, no script but the one named. */
export const giftPolicy = (scriptHash?: string): string =>
  [giftSources, ...(scriptHash ? [`script-src '${scriptHash}'`, 'media-src blob:'] : [])].join('; ');

const giftSources = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self' data:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The policy of the shop's pages: everything from our own origin, no inline script but those named, no eval. */
export function pagePolicy(
  options: {
    scriptHashes?: readonly string[];
    styleHashes?: readonly string[];
    formActions?: readonly string[];
  } = {},
): string {
  const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(options.scriptHashes)}`,
    // Style attributes set by React and by the toast and dialog elements; no script can come in this way.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // The voice of somebody who was given something.
    "media-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${(options.formActions ?? []).map((origin) => ` ${origin}`).join('')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** What the service worker may do: ask the shop. A sandbox around it would make it a stranger to its own pages. */
export const workerPolicy = `${silentPolicy.replace('; sandbox', '')}; connect-src 'self'`;
