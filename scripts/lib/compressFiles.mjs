// Writes brotli and gzip versions beside the text files of a folder, at maximum compression. A
// version that is not smaller is left out.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Text files except HTML, since the page is rendered for each response. Fonts and images are
 * compressed already.
 */
const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;

const ENCODINGS = [
  {
    ending: '.br',
    compress: (data) =>
      promisify(brotliCompress)(data, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
      }),
  },
  {
    ending: '.gz',
    compress: (data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
  },
];

async function compressFile(path) {
  const data = await readFile(path);
  for (const { ending, compress } of ENCODINGS) {
    const small = await compress(data);
    if (small.length < data.length) await writeFile(path + ending, small);
  }
}

/** @param isText matches the names of text files */
export async function compressFiles(folder, isText = TEXT) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => isText.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}
