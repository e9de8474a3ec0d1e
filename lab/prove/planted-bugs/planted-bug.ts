/** A mistake that others made, as a patch of this shop: every `find` stands exactly once in its file. */
export type PlantedBug = {
  name: string;
  /** Where it was seen in the world. */
  seenAt: string;
  edits: readonly { file: string; find: string; replace: string }[];
  /** The few test files of which at least one test must fail. */
  tests: readonly string[];
};
