import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Credentials = { accessKeyId: string; secretAccessKey: string };

/**
 * A small S3 server for tests. It computes the AWS signature (version 4) independently of the client's library, and
 * refuses any other.
 */
export async function startBucket(
  credentials: Credentials,
  isOpenTo: (path: string) => boolean = () => false,
) {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, reply) => {
    void readBody(request).then((body) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const isPublic = request.method === 'GET' && isOpenTo(request.url ?? '');
      if (isPublic && !objects.has(path)) return reply.writeHead(200).end('<ListBucketResult/>');
      if (!isPublic && !isSigned(request, body, credentials))
        return reply.writeHead(403).end('SignatureDoesNotMatch');
      if (request.method === 'PUT') {
        objects.set(path, body);
        return reply.writeHead(200).end();
      }
      const object = objects.get(path);
      if (request.method === 'DELETE') objects.delete(path);
      if (request.method === 'DELETE') return reply.writeHead(204).end();
      if (!object) return reply.writeHead(404).end();
      return reply
        .writeHead(200, { 'content-length': object.length })
        .end(request.method === 'HEAD' ? undefined : object);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    size: () => objects.size,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve()).closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: Credentials,
): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!given || given[1] !== accessKeyId) return false;
  const [, , day = '', region = '', names = '', signature] = given;
  const bodyHash = String(request.headers['x-amz-content-sha256'] ?? sha256(body));
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const url = new URL(request.url ?? '', 'http://x');
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    headers.join(''),
    names,
    bodyHash,
  ].join('\n');
  const stamp = String(request.headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', stamp, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join(
    '\n',
  );
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex') === signature;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
