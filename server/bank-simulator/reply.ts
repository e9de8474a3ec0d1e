/** An answer before it is written: the handlers decide, the server (or a fault) writes. */
export type Reply = { status: number; headers: Record<string, string>; body: string };

export function jsonReply(value: unknown, status = 200): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  };
}

/**
 * A page of the bank: nothing from elsewhere, nothing inline, in no frame.
 * @param mayLeaveTo origins a form's answer may redirect to; browsers apply `form-action` to redirects too
 */
export function pageReply(html: string, mayLeaveTo: readonly string[] = [], status = 200): Reply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...mayLeaveTo].join(' ')}`,
  ];
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'x-robots-tag': 'noindex',
    },
    body: html,
  };
}

/** The browser fetches the address with GET, also after a form. */
export function redirectReply(location: string): Reply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

export function fileReply(contentType: string, body: string): Reply {
  return { status: 200, headers: { 'content-type': contentType, 'cache-control': 'max-age=3600' }, body };
}

export const notFound: Reply = jsonReply({ error: 'not found' }, 404);
