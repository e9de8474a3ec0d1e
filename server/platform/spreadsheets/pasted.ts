import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { SheetFault } from './sheet-fault.ts';

/**
 * Rows that were copied out of a spreadsheet into a field, numbered as they stand there: cells are separated by tabs, or by
 * semicolons where there is no tab; one with line breaks is in quotes.
 * @throws SheetFault when a quote is never closed
 */
export function readPasted(text: string): { row: number; cells: string[] }[] {
  const delimiter = text.includes('\t') ? '\t' : ';';
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
    });
    return rows.map((cells, at) => ({ row: at + 1, cells }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetFault('open-quote', Number(error['records']) + 1);
  }
}
