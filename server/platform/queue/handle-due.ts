/** The next due rows: at most so many, without those that this run has tried already. */
export type Batch<Id> = { limit: number; tried: readonly Id[] };

type DueRows<Id> = {
  find: (batch: Batch<Id>) => Promise<readonly Id[]>;
  /** @returns false when the row stays due, without an error */
  handle: (id: Id) => Promise<boolean>;
  noteFailure: (id: Id, error: unknown) => void;
  /** How many rows one run handles; those that stay due do not count. */
  most: number;
};

const mostBatches = 20;

/**
 * One run of a scheduled task over its due rows. A row that stays due is found first by every run: leaving it out
 * within a run lets the rows behind it pass, up to `mostBatches` times `most`.
 */
export async function handleDue<Id>({ find, handle, noteFailure, most }: DueRows<Id>): Promise<void> {
  const tried: Id[] = [];
  let left = most;
  for (let batch = 0; batch < mostBatches; batch++) {
    const ids = await find({ limit: most, tried });
    for (const id of ids) {
      try {
        if (await handle(id)) left -= 1;
      } catch (error) {
        noteFailure(id, error);
      }
      if (left === 0) return;
    }
    if (ids.length < most) return;
    tried.push(...ids);
  }
}
