/** Writes of the recipients flow besides moves: another SMS, thanks, and blocked givers. */
export { deleteBars, insertBar, insertThanks, updateRequestIf, updateThanks } from './requests.repo.ts';
