/**
 * The lists of orders that staff work through: of today, waiting for their card payment, to be called about, later than
 * agreed, waiting for an answer of their recipient or buyer.
 */
export const orderViews = ['today', 'pay', 'call', 'late', 'waiting'] as const;
export type OrderView = (typeof orderViews)[number];
