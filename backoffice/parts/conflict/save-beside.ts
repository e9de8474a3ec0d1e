/** Saves a record that somebody else may have saved meanwhile: nothing that either of them typed is lost. */
import { HttpError } from 'react-admin';
import type { ErrorBody } from '#contract/errors.ts';
import { type ForeignChange, foreignChangeOf, sayForeign } from '../api/failure.ts';
import { joinChanges } from './join-changes.ts';

type Body = Record<string, unknown>;
/** A record as a form has it: `seen` came with its answer. */
export type SeenRecord = { seen?: string } & Body;

export type RecordSave = {
  /** the record as the form had it at first, and as it has it now */
  opened: SeenRecord | undefined;
  typed: SeenRecord;
  bodyOf: (record: Body) => Body;
  read: () => Promise<SeenRecord>;
  write: (body: Body, seen: string | undefined) => Promise<Body>;
  /** of this record and its address, for a second press */
  name: string;
};

/** By record: what the editor has been told that others made of it, in their own form. */
const told = new Map<string, string>();
const mostTries = 3;

/**
 * Fields that only the other one changed are theirs, the rest is mine. What both changed is refused at its fields once,
 * with who and when; saving again keeps mine.
 */
export async function saveBeside(saving: RecordSave, tries = mostTries): Promise<Body> {
  const { opened, typed, bodyOf, read, write, name } = saving;
  const mine = bodyOf(typed);
  try {
    return await write(mine, typed.seen);
  } catch (error) {
    const foreign = foreignOf(error);
    if (!foreign || tries === 0) throw error;
    const fresh = await read();
    const base = opened?.seen === typed.seen && opened ? bodyOf(opened) : undefined;
    const { joined, clashes } = joinChanges(base, mine, bodyOf(fresh));
    const theirs = JSON.stringify(bodyOf(fresh));
    if (clashes.length > 0 && told.get(name) !== theirs) {
      told.set(name, theirs);
      throw clashError(clashes, foreign);
    }
    told.delete(name);
    const next = { ...joined, seen: fresh.seen } as SeenRecord;
    return saveBeside({ ...saving, typed: next, opened: fresh, bodyOf: withoutSeen }, tries - 1);
  }
}

/** What is joined is a body already. */
const withoutSeen = ({ seen: _, ...body }: SeenRecord): Body => body;

const foreignOf = (error: unknown) =>
  error instanceof HttpError ? foreignChangeOf(error.body as ErrorBody | undefined) : undefined;

function clashError(clashes: readonly string[], foreign: ForeignChange): HttpError {
  const sentence = sayForeign(foreign);
  const errors = Object.fromEntries(clashes.map((name) => [name, sentence]));
  return new HttpError(sentence, 409, { errors: { ...errors, root: { serverError: sentence } } });
}
