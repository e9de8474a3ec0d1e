/** Saves a form that somebody else may have saved meanwhile: nothing that either of them typed is lost. */
import { HttpError } from 'react-admin';
import type { ErrorBody } from '#contract/errors.ts';
import { markCancelled } from '#backoffice/api/ask-code.ts';
import { type ForeignChange, foreignChangeOf, sayForeign } from '#backoffice/api/failure.ts';
import { askChoice } from './ask-choice.ts';
import { joinChanges } from './join-changes.ts';

type Body = Record<string, unknown>;

export type FormSave<Reply> = {
  /** what would have been sent when the form was filled; undefined when it is not known any more */
  opened: Body | undefined;
  mine: Body;
  /** of the answer that the form was filled from */
  seen: string | undefined;
  /** what would be sent by whoever opens the form now */
  read: () => Promise<{ body: Body; seen: string | undefined }>;
  write: (body: Body, seen: string | undefined) => Promise<Reply>;
  /** names fields that only this form has */
  nameField?: (path: string) => string | undefined;
};

const mostJoins = 3;

/**
 * Fields that only the other one changed are theirs; of what both changed the editor chooses, seeing both versions.
 * @returns `seen` says what the editor has seen by now
 * @throws the refusal when the editor goes back to the form
 */
export async function saveBeside<Reply>(
  saving: FormSave<Reply>,
  joins = mostJoins,
): Promise<{ reply: Reply; seen: string | undefined }> {
  const { opened: base, mine, seen, read, write, nameField } = saving;
  try {
    return { reply: await write(mine, seen), seen };
  } catch (error) {
    const foreign = foreignOf(error);
    if (!foreign || joins === 0) throw error;
    const fresh = await read();
    const versions = { base, mine, theirs: fresh.body };
    const { joined, changes } = joinChanges(versions);
    const next = { ...saving, opened: fresh.body, seen: fresh.seen };
    const clashes = changes.filter(({ by }) => by === 'both').map(({ path }) => path);
    if (clashes.length === 0) return saveBeside({ ...next, mine: joined }, joins - 1);
    const taken = await askChoice({ foreign, changes, ...(nameField ? { nameField } : {}) });
    if (!taken) throw asUndecided(error, clashes, foreign);
    return saveBeside({ ...next, mine: joinChanges(versions, taken).joined });
  }
}

function foreignOf(error: unknown): ForeignChange | undefined {
  return foreignChangeOf((error as { body?: ErrorBody } | undefined)?.body);
}

/** In a form of react-admin the fields say that they wait for a choice. */
function asUndecided(error: unknown, clashes: readonly string[], foreign: ForeignChange): unknown {
  if (!(error instanceof HttpError)) return markCancelled(error);
  const sentence = sayForeign(foreign);
  const fields = clashes.filter((path) => !path.includes('.')).map((name) => [name, sentence]);
  return new HttpError(sentence, 409, {
    errors: { ...Object.fromEntries(fields), root: { serverError: sentence } },
  });
}
