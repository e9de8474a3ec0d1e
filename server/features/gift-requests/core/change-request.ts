/** Writes of the recipients flow besides moves: another SMS, thanks, and blocked givers. */
export {
  deleteBars,
  insertBar,
  insertThanks,
  updateRecipient,
  updateRequestIf,
  updateThanks,
} from './requests.repo.ts';
