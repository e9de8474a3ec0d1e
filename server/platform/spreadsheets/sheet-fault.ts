import { ZipFault } from './zip-read.ts';

/**
 * Why no table can be read from a file: an .xls workbook, OpenDocument, a password, HTML or XML, a CSV with an unclosed
 * quote, or an empty file.
 */
export type SheetFaultKind = 'old-workbook' | 'open-document' | 'locked' | 'markup' | 'open-quote' | 'empty';

/** A file of a recognised kind that cannot be read. */
export class SheetFault extends ZipFault {
  readonly kind: SheetFaultKind;
  readonly row: number | undefined;
  constructor(kind: SheetFaultKind, row?: number) {
    super(kind);
    this.kind = kind;
    this.row = row;
  }
}
