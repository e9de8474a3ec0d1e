import { AwsClient } from 'aws4fetch';
import { checkPath } from './path.ts';
import { privateFolders, type Storage } from './port.ts';
import type { S3Place } from './s3-place.ts';

/** The shop reads every picture with its own key. */
const remedy = 'take public access from the bucket, which the shop does not need';

/** Pictures in a bucket of any S3-compatible store. S3 guarantees that an object appears complete or not at all. */
export function createS3Storage(place: S3Place, timeoutMs = 15_000): Storage {
  const { accessKeyId, secretAccessKey, region } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const address = (path: string) => `${place.endpoint}/${place.bucket}/${checkPath(path)}`;

  async function ask(method: string, path: string, body?: Buffer): Promise<Response | undefined> {
    const reply = await client.fetch(address(path), {
      ...initOf(method, body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (reply.status === 404) return undefined;
    if (!reply.ok) throw new Error(`The picture storage answered ${reply.status} to ${method} ${path}`);
    return reply;
  }

  return {
    async write(path, data) {
      if (!(await ask('PUT', path, data)))
        throw new Error(`The picture storage has no bucket ${place.bucket}`);
    },
    async read(path) {
      const reply = await ask('GET', path);
      return reply && Buffer.from(await reply.arrayBuffer());
    },
    async remove(path) {
      await ask('DELETE', path);
    },
    exists: async (path) => (await ask('HEAD', path)) !== undefined,
    async findExposed() {
      const path = `${privateFolders.files}/doctor.private`;
      await ask('PUT', path, Buffer.from('npm run shop -- doctor'));
      try {
        return await findOpen(place, address(path), timeoutMs);
      } finally {
        await ask('DELETE', path);
      }
    },
  };
}

/** Asks for a private file and for the list without a signature. */
async function findOpen(place: S3Place, file: string, timeoutMs: number): Promise<string | undefined> {
  const unsigned = { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' } as const;
  if ((await fetch(file, unsigned)).ok) return `anybody may read ${privateFolders.files}: ${remedy}`;
  const list = await fetch(`${place.endpoint}/${place.bucket}/?list-type=2&max-keys=1`, unsigned);
  return list.ok ? `anybody may list the bucket: ${remedy}` : undefined;
}

function initOf(method: string, body: Buffer | undefined): RequestInit {
  if (body === undefined) return { method };
  return { method, body: new Uint8Array(body), headers: { 'content-length': String(body.length) } };
}
