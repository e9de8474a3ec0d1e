/** A client in a worker thread, so that making requests and reading answers is not measured as the server's work. */
import { parentPort, workerData } from 'node:worker_threads';
import { createApi } from '../../tests/support/shop/api.ts';
import type { GeneratedRequest } from '../../tests/support/requests/generate-requests.ts';

export type Sender = {
  origin: string;
  token: string | undefined;
  jar: readonly (readonly [string, string])[];
};

const { origin, token, jar } = workerData as Sender;
const api = createApi(origin, token === undefined ? {} : { token });
for (const [name, value] of jar) api.jar.set(name, value);

parentPort?.on('message', (request: GeneratedRequest) => {
  void send(request).then((status) => parentPort?.postMessage(status));
});

/** @returns the status; 0: the connection was closed without an answer */
async function send({ path, method, headers, body }: GeneratedRequest): Promise<number> {
  try {
    const reply = await api.raw(path, { method, headers, ...(body === undefined ? {} : { body }) });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return 0;
  }
}
