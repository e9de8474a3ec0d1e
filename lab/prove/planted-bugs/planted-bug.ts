/** A known bug as a patch of this shop: every `find` occurs exactly once in its file. */
export type PlantedBug = {
  name: string;
  /** Where it was seen. */
  seenAt: string;
  edits: readonly { file: string; find: string; replace: string }[];
  /** Test files of which at least one test must fail. */
  tests: readonly string[];
};
