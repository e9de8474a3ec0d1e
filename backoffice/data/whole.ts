/**
 * Asks for a record itself: the row that a list has left in the memory lacks fields that its own page shows. Given
 * to reading and to saving, so that both speak of the same copy.
 */
export const whole = { meta: { isWhole: true } };
