import assert from 'node:assert/strict';
import { test } from 'vitest';
import { suiteForStorage } from './port.suite.ts';
import { readS3Url } from './s3-place.ts';
import { createS3Storage } from './s3.ts';
import { startBucket } from './bucket.suite.ts';

const credentials = { accessKeyId: 'AKTEST', secretAccessKey: 'a+secret/with=signs' };

async function open(secretAccessKey = credentials.secretAccessKey) {
  const bucket = await startBucket(credentials);
  const place = readS3Url(
    new URL(`s3+http://AKTEST:${encodeURIComponent(secretAccessKey)}@${bucket.host}/pictures?region=tm-1`),
  );
  return { bucket, storage: createS3Storage(place), [Symbol.asyncDispose]: () => bucket.close() };
}

suiteForStorage('s3', () => open());

test('every request is signed, and a wrong secret gets nowhere', async () => {
  await using trial = await open('another secret');
  await assert.rejects(trial.storage.write('a.webp', Buffer.from('a')), /answered 403/);
  assert.equal(trial.bucket.size(), 0);
});

test('an address without key, secret or bucket is refused without showing the secret', () => {
  for (const address of [
    's3://host/bucket',
    's3://key@host/bucket',
    's3://key:hidden@host/',
    's3://key:hidden@host/a/b',
  ]) {
    assert.throws(
      () => readS3Url(new URL(address)),
      (error: Error) => error instanceof RangeError && !error.message.includes('hidden'),
      address,
    );
  }
});
