/**
 * SMS into a file, one JSON line per message: for trials, and for a separate program that does the sending. Readers of
 * the file see whole lines only.
 */
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '#server/platform/make-folder.ts';
import { createSmsPort, messageOf, refuse } from './driver.ts';
import type { SmsPort, SmsResult } from './port.ts';

/** Appends `{ "at", "to", "text" }` to `path`; folder and file are created when missing. */
export function createFileSms(o: { path: string; now: () => Date }): SmsPort {
  let turn: Promise<unknown> = Promise.resolve();

  // Serialised: a line must not begin inside another one.
  function inTurn(work: () => Promise<SmsResult>): Promise<SmsResult> {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  return createSmsPort({
    name: 'file',
    now: o.now,
    deliver: ({ to, text }) => {
      const line = JSON.stringify({ at: o.now().toISOString(), to, text });
      return inTurn(() => appendLine(o.path, Buffer.from(`${line}\n`)));
    },
    findFault: async () => {
      const opened = await openForAppend(o.path).catch(messageOf);
      if (typeof opened === 'string') return `SMS_FILE cannot be written: ${opened}`;
      await opened.close();
      return undefined;
    },
    close: async () => {
      await turn;
    },
  });
}

// Opened for each line, so that the file may be moved or deleted while the shop runs.
async function appendLine(path: string, line: Buffer): Promise<SmsResult> {
  const opened = await openForAppend(path).catch(messageOf);
  if (typeof opened === 'string') return refuse(`SMS_FILE cannot be written: ${opened}`, false);
  try {
    // A single write in append mode is complete or short, never mixed with that of another process.
    const { bytesWritten } = await opened.write(line);
    if (bytesWritten === line.length) return { kind: 'accepted' };
    return { kind: 'unknown', reason: 'SMS_FILE took only a part of the line' };
  } catch (fault) {
    return refuse(`SMS_FILE cannot be written: ${messageOf(fault)}`, false);
  } finally {
    await opened.close();
  }
}

async function openForAppend(path: string) {
  await makeFolder(dirname(path));
  return open(path, 'a', 0o600);
}
