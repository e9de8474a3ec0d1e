/**
 * Resolves in a new task, so that pending input and painting are handled first. Splits a long start into pieces that
 * are short even on slow phones. Not setTimeout, which browsers throttle.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
