/** The shop cannot start. The message has one sentence on why, and one on what to do. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
