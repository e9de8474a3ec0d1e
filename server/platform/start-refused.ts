/** The shop cannot start. The message is one clear sentence on why, and one on what to do. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
