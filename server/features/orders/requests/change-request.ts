/** What the flow of recipients writes besides moves: one more SMS, thanks, and from whom somebody wants no more. */
export { deleteBars, insertBar, insertThanks, updateRequestIf, updateThanks } from './requests.repo.ts';
