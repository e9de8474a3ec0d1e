import { type ByteSource, piecesOf } from './zip-read.ts';

/** Encoding of a text, and the offset at which it begins after its byte order mark. */
export type TextEncoding = {
  name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1250';
  start: number;
};

const marks = [
  { name: 'utf-8', bytes: Buffer.from('efbbbf', 'hex') },
  { name: 'utf-16le', bytes: Buffer.from('fffe', 'hex') },
  { name: 'utf-16be', bytes: Buffer.from('feff', 'hex') },
] as const;

/**
 * The encoding of a text: by its byte order mark; without one UTF-8 if all bytes are valid, otherwise the code page of
 * a Russian Windows (1251) or of a Turkmen one (1250).
 */
export async function findEncoding(source: ByteSource): Promise<TextEncoding> {
  const head = await source.read(0, Math.min(3, source.size));
  const marked = marks.find(({ bytes }) => head.subarray(0, bytes.length).equals(bytes));
  if (marked) return { name: marked.name, start: marked.bytes.length };
  return { name: (await isUtf8(source)) ? 'utf-8' : await findWindowsPage(source), start: 0 };
}

/** Decodes the text, chunk by chunk. */
export async function* decodeText(
  source: ByteSource,
  { name, start }: TextEncoding,
  end = source.size,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(name, { ignoreBOM: true });
  for await (const piece of piecesOf(source, start, end)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

async function isUtf8(source: ByteSource): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of piecesOf(source)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const sampleSize = 1024 * 1024;

/** Turkmen letters of 1250 are Cyrillic in 1251: read as 1251, Turkmen words would mix both alphabets. */
async function findWindowsPage(source: ByteSource): Promise<'windows-1251' | 'windows-1250'> {
  let text = '';
  const end = Math.min(source.size, sampleSize);
  for await (const piece of decodeText(source, { name: 'windows-1251', start: 0 }, end)) text += piece;
  const words = text.match(/\p{L}+/gu) ?? [];
  const isCyrillic = (word: string) => /\p{Script=Cyrillic}/u.test(word);
  const mixed = words.filter((word) => isCyrillic(word) && /\p{Script=Latin}/u.test(word)).length;
  return mixed > words.filter(isCyrillic).length - mixed ? 'windows-1250' : 'windows-1251';
}
