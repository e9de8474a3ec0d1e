import { type Static, Type } from 'typebox';
import {
  counterPayments,
  leastFace,
  longestMessage,
  longestName,
  mostMonths,
  mostSoldFace,
} from '#domain/certificates/certificate.ts';
import { CertificateDesign } from './bought.ts';
import {
  longestSheet,
  mostSheetColumns,
  sheetColumns,
  sheetFaults,
} from '#domain/certificates/certificate-sheet.ts';
import { byNumber, forStaff, officePage } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Second } from '#contract/staff/second.ts';
import {
  Day,
  Id,
  Lang,
  Moment,
  Money,
  nullable,
  oneOf,
  OpaqueId,
  PageInfo,
  strict,
} from '#contract/shared.ts';

const Reason = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' });
export const OfficeCertificate = strict({
  id: Id,
  /** last four characters of the code; another call returns the whole code */
  last4: Type.String(),
  face: Money,
  /** unspent value, a debt of the shop to its holder */
  balance: Money,
  state: oneOf('active', 'used-up', 'expired', 'void'),
  expiresAt: nullable(Moment),
  createdAt: Moment,
  /** true: sold; false: given away by the shop */
  isPaid: Type.Boolean(),
  /** how it was paid: at the counter, or by the order that sold it; null for one that was given */
  paidBy: nullable(oneOf(...counterPayments, 'ORDER')),
  /** who issued it; empty for one issued before this was recorded */
  staff: Type.String(),
  reason: Type.String(),
  mobile: nullable(Type.String()),
  design: CertificateDesign,
  /** whom it is for, and the words on its card; empty where nothing was said */
  name: Type.String(),
  message: Type.String(),
  /** day of its SMS, where it does not leave at once, and when it left */
  sendDay: nullable(Day),
  sentAt: nullable(Moment),
  /** the one that had ended when an order gave its value back: this one has it */
  replaces: nullable(Id),
});
const Use = strict({
  /** `sold` by an order that ordered it, or whose money it took the place of; `unsold` when that order ended */
  what: oneOf('issued', 'sold', 'unsold', 'spent', 'returned', 'voided', 'lapsed', 'moved'),
  /** reserved for an order that waits for payment */
  isPending: Type.Boolean(),
  order: nullable(OpaqueId),
  number: Type.String(),
  amount: Money,
  at: Moment,
});
const CertificateInput = strict({
  face: Type.Integer({ minimum: leastFace, maximum: mostSoldFace }),
  /** needed where what one has given alone today goes beyond the limit of one */
  second: Second,
  reason: Reason,
  isPaid: Type.Boolean(),
  /** how it was paid, of a sold one: in cash when left out */
  paidBy: Type.Optional(nullable(oneOf(...counterPayments))),
  months: Type.Integer({ minimum: 1, maximum: mostMonths }),
  /** the code is sent there by SMS */
  mobile: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
  lang: Type.Optional(Lang),
  /** the plain design when left out */
  design: Type.Optional(CertificateDesign),
  name: Type.Optional(Type.String({ maxLength: longestName })),
  message: Type.Optional(Type.String({ maxLength: longestMessage })),
  /** day of the SMS, sent at 9:00; at once when left out */
  day: Type.Optional(nullable(Day)),
});
const { face: _f, mobile: _m, name: _n, message: _w, day: _d, ...shared } = CertificateInput.properties;
const SheetColumn = nullable(oneOf(...sheetColumns));
const CertificateSheetInput = strict({
  ...shared,
  /** rows with a tab or a semicolon between the cells: telephone, manats, and name, words and day where they are wanted */
  sheet: Type.String({ minLength: 1, maxLength: longestSheet }),
  /** what the columns mean, from the left, where the headings of the first row are not known */
  columns: Type.Optional(Type.Array(SheetColumn, { maxItems: mostSheetColumns })),
  /** nothing is issued: only told what would be, and what is wrong */
  isDry: Type.Boolean(),
});
const CertificateSheet = strict({
  certificates: Type.Integer(),
  total: Money,
  /** by the number of the row; with any of them nothing is issued */
  problems: Type.Array(strict({ row: Type.Integer(), what: oneOf(...sheetFaults) })),
  /** what the headings are taken for; none where the sheet has none */
  headings: Type.Array(strict({ heading: Type.String(), column: SheetColumn, isKnown: Type.Boolean() })),
  needsSecond: Type.Boolean(),
  isIssued: Type.Boolean(),
});
const one = strict({ data: OfficeCertificate });
const shown = strict({ ...OfficeCertificate.properties, uses: Type.Array(Use) });

/** Gift certificates as staff issue and manage them. */
export const officeCertificates = routes({
  'GET /api/office/certificates/': forStaff('certificates.read', {
    summary:
      'Gift certificates, newest first, and what the shop owes on all of them; `q` is the end of a code or of a phone',
    query: strict({ ...officePage, state: Type.Optional(oneOf('active', 'used-up', 'expired', 'void')) }),
    reply: strict({
      data: Type.Array(OfficeCertificate),
      page: PageInfo,
      owed: Money,
      canIssue: Type.Boolean(),
      /** what was given today without a second person; of everybody for the owner, else of the caller */
      alone: Type.Array(strict({ staff: Type.String(), tenge: Money, isOwn: Type.Boolean() })),
    }),
  }),
  'GET /api/office/certificates/:id/': forStaff('certificates.read', {
    summary: 'One gift certificate and where its value went',
    params: byNumber,
    reply: strict({ data: shown }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/certificates/': forStaff('certificates.write', {
    idempotency: 'required',
    summary: 'Issues a gift certificate, and sends it where a phone is named',
    feature: 'certificates',
    body: CertificateInput,
    reply: one,
    refuses: ['request.invalid', 'staff.wrong-credentials', 'staff.code-unreadable'],
  }),
  'POST /api/office/certificates/sheet/': forStaff('certificates.write', {
    idempotency: 'required',
    summary:
      'Issues a certificate for each row of a sheet, all or none, and sends them; or says what it would do',
    feature: 'certificates',
    body: CertificateSheetInput,
    reply: strict({ data: CertificateSheet }),
    refuses: ['request.invalid', 'staff.wrong-credentials', 'staff.code-unreadable'],
  }),
  'POST /api/office/certificates/:id/code/': forStaff('certificates.write', {
    summary: 'Tells the code, for printing; the audit knows who asked',
    params: byNumber,
    reply: strict({ data: strict({ code: Type.String(), address: Type.String() }) }),
    refuses: ['record.not-found', 'record.conflict'],
    idempotency: 'none',
  }),
  'POST /api/office/certificates/:id/send/': forStaff('certificates.write', {
    summary: 'Sends the code again, to the phone it was issued for and no other',
    params: byNumber,
    reply: one,
    refuses: ['record.not-found', 'record.conflict'],
  }),
  'POST /api/office/certificates/:id/renew/': forStaff('certificates.write', {
    summary: 'A new code for what is left; the former one is unknown from then on',
    params: byNumber,
    body: strict({ reason: Reason, second: Second }),
    reply: one,
    refuses: ['record.not-found', 'record.conflict', 'request.invalid', 'staff.wrong-credentials'],
  }),
  'POST /api/office/certificates/:id/lengthen/': forStaff('certificates.write', {
    summary: 'A later end',
    params: byNumber,
    body: strict({ until: Day, reason: Reason, second: Second }),
    reply: one,
    refuses: ['record.not-found', 'record.conflict', 'request.invalid', 'staff.wrong-credentials'],
  }),
  'POST /api/office/certificates/:id/void/': forStaff('certificates.write', {
    summary: 'Ends it and takes back what is left, unless an order under way has spent of it',
    params: byNumber,
    body: strict({ reason: Reason }),
    reply: one,
    refuses: ['record.not-found', 'record.conflict', 'certificate.in-use'],
  }),
  'POST /api/office/certificates/:id/lapse/': forStaff('certificates.lapse', {
    summary: 'Books out what is left, a year after the end at the earliest',
    params: byNumber,
    body: strict({ reason: Reason }),
    reply: one,
    refuses: ['record.not-found', 'record.conflict'],
  }),
});

export type OfficeCertificate = Static<typeof OfficeCertificate>;
export type CertificateSheetInput = Static<typeof CertificateSheetInput>;
export type CertificateSheet = Static<typeof CertificateSheet>;
export type CertificateInput = Static<typeof CertificateInput>;
export type ShownCertificate = Static<typeof shown>;
export type CertificateUse = Static<typeof Use>;
