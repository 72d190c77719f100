// npm run visual -- [--base REF] [--head REF] [--changed] [--only WORDS] [--fresh] [--strict]
// [--out FILE]: compares screenshots of stories before and after a change (0051).
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stopAllOnSignals } from './lib/processes.mjs';
import { CACHE } from './lib/project.mjs';
import { choosePictures } from './visual/choosePictures.mjs';
import { compareSides } from './visual/compareSides.mjs';
import { readOptions } from './visual/readOptions.mjs';
import { writePage } from './visual/writePage.mjs';

const KINDS = {
  cambiada: 'cambiadas',
  nueva: 'nuevas',
  retirada: 'retiradas',
  fallida: 'fallidas',
};

function readArguments() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

stopAllOnSignals();
const options = readArguments();
const compared = await compareSides({
  options,
  folder: join(CACHE, 'visual'),
  tell: (line) => console.log(line),
});
if (compared === null) process.exit(2);
const { report, albums, used } = compared;
const { stories, pictures } = choosePictures(report.stories, albums.readPicture);
const out = resolve(options.out);
writeFileSync(out, await writePage({ ...report, stories }, pictures));
albums.prune(used);
const counts = Object.entries(KINDS).map(
  ([kind, many]) => `${stories.filter((story) => story.kind === kind).length} ${many}`,
);
if (report.unsteady.length > 0)
  console.log(`No salen igual dos veces, y cuentan como iguales: ${report.unsteady.join(', ')}`);
console.log(`${report.same} iguales, ${counts.join(', ')}.\n${pathToFileURL(out)}`);
if (options.strict && stories.length > 0) process.exitCode = 1;
