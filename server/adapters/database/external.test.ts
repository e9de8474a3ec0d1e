import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createTestDatabase, databaseUrl, withDatabase } from '../../../tests/support/shop/database.ts';
import { addressesOf, openExternal } from './external.ts';
import { findFreePort } from '../../../tests/support/run/free-port.ts';

test('a database that can carry the shop is taken as it is, and left alone at the end', async () => {
  await using database = await createTestDatabase();
  const opened = await openExternal(addressesOf({}, database.ownerUrl));
  expect(opened.url).toBe(database.ownerUrl);
  await opened.stop();
  await openExternal(addressesOf({}, database.ownerUrl));
});

test('a database that nobody answers for is named, without its password', async () => {
  const url = `postgres://shop:secret@127.0.0.1:${await findFreePort()}/gifts`;
  const refused = await openExternal(addressesOf({}, url)).catch((error: Error) => error);
  expect((refused as Error).message).toMatch(/^The database gifts at 127\.0\.0\.1:\d+ does not answer/);
  expect((refused as Error).message).not.toContain('secret');
});

test('a wrong password is told by the name of the setting that has it', async () => {
  // A server that asks for no password refuses no wrong one: a role that does not exist is refused in the same words.
  await using database = await createTestDatabase();
  using strict = await listenStrictly();
  const wrong = `postgres://sowgat:wrong@127.0.0.1:${strict.port}/shop`;
  const tell = (given: Parameters<typeof addressesOf>[0], url: string) =>
    openExternal(addressesOf(given, url)).catch(({ message }: Error) => message);
  const says = (name: string) =>
    expect.stringMatching(new RegExp(`refuses the user or the password of ${name}\\.$`));
  expect(await tell({ databaseOwnerUrl: wrong }, database.url)).toEqual(says('DATABASE_OWNER_URL'));
  const owner = { databaseOwnerUrl: database.ownerUrl };
  expect(await tell({ ...owner, databaseDirectUrl: wrong }, database.url)).toEqual(
    says('DATABASE_DIRECT_URL'),
  );
  expect(await tell({ databaseDirectUrl: wrong }, database.url)).toEqual(says('DATABASE_DIRECT_URL'));
  expect(await tell({}, wrong)).toEqual(says('DATABASE_URL'));
});

/** Answers whoever calls as PostgreSQL does to a wrong password. */
async function listenStrictly() {
  const refusal = 'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed\0\0';
  const length = Buffer.alloc(4);
  length.writeInt32BE(refusal.length + 4);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(refusal)])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.dispose]: () => void server.close(),
  };
}

test('what is no connection string is said to be none', async () => {
  await expect(openExternal(addressesOf({}, 'localhost'))).rejects.toThrow(/looks like postgres:/);
  await expect(openExternal(addressesOf({}, 'mysql://localhost/shop'))).rejects.toThrow(
    /looks like postgres:/,
  );
});

test('a database that does not exist is to be created', async () => {
  await using database = await createTestDatabase();
  await expect(openExternal(addressesOf({}, databaseUrl(database.ownerUrl, 'nowhere')))).rejects.toThrow(
    /nowhere .* does not exist. Create it/,
  );
});

test('a database with another encoding, for readers only, or without the right to build is refused', async () => {
  await using database = await createTestDatabase();
  const admin = (sql: string) => withDatabase(database.url, 'postgres', (client) => client.query(sql));
  const name = database.url.slice(database.url.lastIndexOf('/') + 1);

  await admin(
    `create database ${name}_latin encoding 'LATIN1' template template0 locale 'C' locale_provider libc`,
  );
  await expect(
    openExternal(addressesOf({}, databaseUrl(database.ownerUrl, `${name}_latin`))),
  ).rejects.toThrow(/stores text as LATIN1/);
  await admin(`drop database ${name}_latin`);

  await admin(`create role ${name}_guest login`);
  const asGuest = databaseUrl(database.ownerUrl, 'postgres').replace('sowgat@', `${name}_guest@`);
  await expect(openExternal(addressesOf({}, asGuest))).rejects.toThrow(/does not let this user create/);
  // The serving role need not: the owner creates the schema.
  const owner = { databaseOwnerUrl: databaseUrl(database.ownerUrl, 'postgres') };
  expect((await openExternal(addressesOf(owner, asGuest))).url).toBe(asGuest);
  await admin(`drop role ${name}_guest`);

  await admin(`alter database ${name} set default_transaction_read_only = on`);
  await expect(openExternal(addressesOf({}, database.ownerUrl))).rejects.toThrow(/Name the primary/);
});
