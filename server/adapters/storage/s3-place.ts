/** Address and credentials of the bucket; read from `s3://KEY:SECRET@host/bucket?region=…` (`s3+http:` without TLS). */
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
  if (bucket !== '' && !/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket))
    throw new RangeError(
      `STORAGE_URL has the bucket "${bucket}"; a bucket's name has 3 to 63 small letters, digits, dots and dashes`,
    );
  if (bucket === '')
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
