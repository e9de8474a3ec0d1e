import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Headers of every answer. Pages send their own CSP with their script hashes (see server/ssr). */
const fixed: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), otp-credentials=(self)'],
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
];

/** Content-Security-Policy of an answer that is not a page: it may load nothing. */
const silentPolicy = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'sandbox',
].join('; ');

/** Headers of an answer that is not a page. */
export const securityHeaders: readonly [string, string][] = [
  ...fixed,
  ['content-security-policy', silentPolicy],
];

/** Headers of a refusal that is sent without the framework, as Node takes them. */
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

/** Called by the hook, and for addresses that the router refuses before any hook. */
export function setSecurityHeaders(reply: FastifyReply): void {
  for (const [name, value] of securityHeaders) reply.header(name, value);
}

/** What a secret link opens is not indexed, and its address is not sent as referrer. */
export function hideAddress(reply: FastifyReply): FastifyReply {
  return reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
}

/** Hooks of a route by its access; they come first, because refusals carry these headers too. */
export const secretHooks = (access: string) =>
  access === 'link' || access === 'courier' ? [sendSecretHeaders] : [];

async function sendSecretHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  hideAddress(reply);
}

/** CSP of a page without scripts or images: its own inline style only. */
export const readingPolicy = silentPolicy.replace('; sandbox', "; style-src 'unsafe-inline'");

/** CSP of a gift recipient's page: our forms, style sheets and images, and no script but the one named by its hash. */
export const giftPolicy = (scriptHash?: string): string =>
  [giftSources, ...(scriptHash ? [`script-src '${scriptHash}'`] : [])].join('; ');

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

/** CSP of the shop's pages: everything from our own origin, no inline script except by hash, no eval. */
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
    // Inline style attributes of React and of the toast and dialog elements; they cannot run script.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
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

/** CSP of the service worker: it may call the shop. With `sandbox` it would have another origin than its pages. */
export const workerPolicy = `${silentPolicy.replace('; sandbox', '')}; connect-src 'self'`;
