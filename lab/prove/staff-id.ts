/** The member of staff who acts in simulations. */
export const staffId = 7;
