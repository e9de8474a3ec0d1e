import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/read-config.ts';
import { describeSettings } from '#server/config/describe-settings.ts';
import { createTestDatabase } from '../../../../tests/support/shop/database.ts';
import { examineOther } from './examine-database.ts';

test('the doctor shows where everything is, and no secret on the way there', () => {
  const shown = describeSettings(
    readConfig({
      SECRET_KEY: 'canary of the master key, long enough for it',
      DATABASE_URL: 'postgres://shop:canary@db.example/shop?sslmode=require&password=canary',
      DATABASE_REPLICA_URL: 'postgres://shop:canary@copy.example/shop',
      SMS_DRIVER: 'http',
      SMS_HTTP_URL: 'https://shop:canary@sms.example/send?token=canary',
      SMS_HTTP_TOKEN: 'canary',
      STORAGE_URL: 's3://key:canary@s3.example/pictures',
      BANK_HALK_URL: 'https://shop:canary@mpi.example/payment/rest',
      BANK_HALK_USER: 'shop-api',
      BANK_HALK_PASSWORD: 'canary',
      BANK_HALK_CALLBACK_KEY: 'canary',
    }),
  );
  expect(JSON.stringify(shown)).not.toContain('canary');
  expect(shown).toMatchObject({
    database: 'postgres://shop:***@db.example/shop?sslmode=require&password=***',
    banks: 'HALK https://shop:***@mpi.example/payment/rest',
    sms: 'http, 600 codes an hour at most',
  });
});

test('a word that a command was never taught is refused in a sentence', async () => {
  const told = await new Promise<string>((done) => {
    const program = resolve(import.meta.dirname, '../main.ts');
    execFile(process.execPath, [program, 'doctor', '--everything'], (error, _out, said) =>
      done(`${error?.code}: ${said}`),
    );
  });
  expect(told).toMatch(/^1: Unknown option '--everything'/);
  expect(told).not.toMatch(/\n\s+at /);
});

test('addresses that name different databases are told, whatever they are called on the way', async () => {
  await using one = await createTestDatabase();
  await using other = await createTestDatabase();
  const nameOf = (url: string) => new URL(url).pathname.slice(1);
  const look = (DATABASE_OWNER_URL: string) =>
    examineOther('db owner', readConfig({ DATABASE_URL: one.url, DATABASE_OWNER_URL }));
  expect(await look(one.ownerUrl)).toEqual([{ name: 'db owner', says: 'answers, a primary', isWell: true }]);
  const says = `DATABASE_OWNER_URL names the database ${nameOf(other.url)}, DATABASE_URL ${nameOf(one.url)}`;
  expect(await look(other.ownerUrl)).toEqual([{ name: 'db owner', says, isWell: false }]);
});
