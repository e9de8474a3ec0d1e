/** The shop cannot start. The message has one sentence on why, and one on what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
