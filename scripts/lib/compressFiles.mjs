// Writes beside each file of a folder what a browser may be sent instead: the same with brotli and with gzip, as small as they get.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is text. Fonts and pictures are compressed by themselves; the page is dressed anew for each answer. */
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
    // What does not become smaller is sent as it is.
    if (small.length < data.length) await writeFile(path + ending, small);
  }
}

/** @param folder with all that is in it @param isText which names are those of texts */
export async function compressFiles(folder, isText = TEXT) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => isText.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}
