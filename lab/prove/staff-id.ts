/** Who does what staff do in a simulated life. */
export const staffId = 7;
