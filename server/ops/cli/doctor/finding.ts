/** What one check of `shop doctor` found. */
export type Finding = { name: string; says: string; isWell: boolean };
