import { type Bits, setBit } from '#server/features/catalogue/listing/bits.ts';

/** Ids of one search block; two bytes hold a number within it. */
export const blockBits = 14;
const blockSize = 1 << blockBits;

/**
 * The products of a block that have a word, as they are written down: two bytes for each, its number within the block; or,
 * where that is longer, a zero byte and a bit for each product of the block. An odd length tells the second from the first.
 */
export type Posting = { block: number; products: Buffer };

/** @param listed two bytes for each product */
export function packProducts(listed: Buffer): Buffer {
  if (listed.length <= blockSize / 8) return listed;
  const bits = Buffer.alloc(1 + blockSize / 8);
  for (let at = 0; at < listed.length; at += 2) {
    const place = listed.readUInt16BE(at);
    bits[1 + (place >>> 3)] = (bits[1 + (place >>> 3)] as number) | (1 << (place & 7));
  }
  return bits;
}

/** Puts the products into `found`, but for those that it has no room for. */
export function addProducts(found: Bits, { block, products }: Posting): void {
  if (products.length % 2 === 1) addPacked(found, block, products);
  else
    for (let at = 0; at < products.length; at += 2) {
      const id = block * blockSize + (((products[at] as number) << 8) | (products[at + 1] as number));
      if (id >>> 5 < found.length) setBit(found, id);
    }
}

function addPacked(found: Bits, block: number, packed: Buffer): void {
  const first = (block * blockSize) >>> 5;
  const words = Math.min(blockSize >>> 5, found.length - first);
  for (let word = 0; word < words; word++)
    found[first + word] = (found[first + word] as number) | packed.readInt32LE(1 + word * 4);
}
