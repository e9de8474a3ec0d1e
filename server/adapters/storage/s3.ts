import { AwsClient } from 'aws4fetch';
import { checkPath } from './path.ts';
import type { Storage } from './port.ts';

/** Where the bucket is and who we are there; read from `s3://KEY:SECRET@host/bucket?region=…` (`s3+http:` without TLS). */
export type S3Place = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** @throws RangeError naming what is missing, without showing the secret */
export function readS3Url(url: URL): S3Place {
  const bucket = url.pathname.replace(/^\/+|\/+$/g, '');
  const accessKeyId = decodeURIComponent(url.username);
  const secretAccessKey = decodeURIComponent(url.password);
  if (!accessKeyId || !secretAccessKey)
    throw new RangeError('STORAGE_URL needs the key and the secret: s3://KEY:SECRET@host/bucket');
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket))
    throw new RangeError('STORAGE_URL needs one bucket after the host: s3://KEY:SECRET@host/bucket');
  const scheme = url.protocol === 's3+http:' ? 'http' : 'https';
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

/** Pictures in a bucket of any S3-compatible store. An object appears whole or not at all; that is what S3 promises. */
export function createS3Storage(place: S3Place): Storage {
  const { accessKeyId, secretAccessKey, region } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const address = (path: string) => `${place.endpoint}/${place.bucket}/${checkPath(path)}`;

  async function ask(method: string, path: string, body?: Buffer): Promise<Response | undefined> {
    const init =
      body === undefined
        ? { method }
        : { method, body: new Uint8Array(body), headers: { 'content-length': String(body.length) } };
    const reply = await client.fetch(address(path), {
      ...init,
      signal: AbortSignal.timeout(15_000),
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
  };
}
