import { ZipFault } from './zip-read.ts';

/**
 * What a file is that no table can be read from: a workbook of before 2007, one of OpenDocument, one behind a password, a page of HTML
 * or XML, a text
 * whose quote is opened in a row and never closed, or nothing.
 */
export type SheetFaultKind = 'old-workbook' | 'open-document' | 'locked' | 'markup' | 'open-quote' | 'empty';

/** A file that is known for what it is, and cannot be read all the same. */
export class SheetFault extends ZipFault {
  readonly kind: SheetFaultKind;
  readonly row: number | undefined;
  constructor(kind: SheetFaultKind, row?: number) {
    super(kind);
    this.kind = kind;
    this.row = row;
  }
}
