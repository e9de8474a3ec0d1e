/**
 * Requests the whole record: a list's row in the cache lacks fields that the record's page shows. Used for reading
 * and saving, so that both use the same cache entry.
 */
export const whole = { meta: { isWhole: true } };

/** For what fills a form: it begins with what the server says now, not with what a former visit was told. */
export const asOfNow = { gcTime: 0 };
