/** Whoever buys in the shop without telling a telephone is one customer, whose number nobody can have. */
export const passerByPhone = '+99300000000';

/** Whether nobody stands behind this number: no message is sent to it, and no list of customers has it. */
export const isPasserBy = (phone: string): boolean => phone === passerByPhone;
