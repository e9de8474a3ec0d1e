/**
 * Requests the whole record: a list's row in the cache lacks fields that the record's page shows. Used for reading
 * and saving, so that both use the same cache entry.
 */
export const whole = { meta: { isWhole: true } };
