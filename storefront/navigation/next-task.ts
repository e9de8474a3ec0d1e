/**
 * Resolves in a task of its own: what was pressed or waits to be painted meanwhile comes first. Long starts are cut by it
 * into pieces that a slow phone does in the blink of an eye. Timers would do, but browsers make them wait.
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
