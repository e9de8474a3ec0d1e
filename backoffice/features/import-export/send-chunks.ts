import type { Import } from '#contract/import-export/office.ts';
import { api } from '#backoffice/api/api.ts';

const chunkSize = 2 * 1024 * 1024;

/**
 * Uploads a file in chunks, each at the offset where the last one ended: a lost connection loses one chunk, not the
 * file. Reports progress from 0 to 1. @throws CallError when a chunk failed three times
 */
export async function sendChunks(
  id: string,
  kind: 'sheet' | 'pictures',
  file: Blob,
  told: (share: number) => void,
): Promise<Import | undefined> {
  let received = 0;
  let last: Import | undefined;
  while (received < file.size) {
    last = await sendChunk(id, kind, file.slice(received, received + chunkSize), received);
    received = Math.max(last.received[kind], received + 1);
    told(Math.min(1, received / file.size));
  }
  return last;
}

async function sendChunk(
  id: string,
  kind: 'sheet' | 'pictures',
  part: Blob,
  offset: number,
  times = 1,
): Promise<Import> {
  const body = new FormData();
  body.set('file', kind);
  body.set('offset', String(offset));
  body.set('part', part, 'part');
  try {
    return (await api('POST /api/office/imports/:id/parts/', { params: { id }, body })).data;
  } catch (error) {
    const isLost = (error as { status?: number }).status === 0;
    if (!isLost || times >= 3) throw error;
    return sendChunk(id, kind, part, offset, times + 1);
  }
}
