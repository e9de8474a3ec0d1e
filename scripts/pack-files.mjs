import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const smallest = 1000;

/**
 * Puts packed copies beside the files of a folder, as small as they get: the server sends those as they lie. Packing
 * anew for every visitor would cost more and give less.
 */
export function packFiles(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((file) => /[.](js|css|svg)$/.test(file))) {
    const path = join(folder, name);
    const data = readFileSync(path);
    if (data.length < smallest) continue;
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    writeFileSync(`${path}.br`, brotliCompressSync(data, { params: { ...size, ...text } }));
    writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
  }
}
