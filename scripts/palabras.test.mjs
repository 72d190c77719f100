// The words that people read: one for each thing, as GLOSARIO.md has them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';

/** Each row: the pattern of a text to avoid, an example of it, and the glossary's word. */
const AVOIDED = [
  [/¿Ingresar a |[Rr]eingresar\b|[Ii]ngreso de \$/, '¿Ingresar a Cabo?', 'readmitir'],
  [
    /\b[Rr]echaz\w+ (la|tu|mi|su|esta|una|\$\{count\w+\(length\)\}) ?ausencia|(['"`¿]|\blabel: ')Rechazar\b(?! segundas)/,
    "label: 'Rechazar'",
    'declinar',
  ],
  [/cancelLabel(=\{?|: )["'](?!Cancelar)|['">]Ahora no['"<]/, 'cancelLabel="Ahora no"', 'Cancelar'],
  [/label: 'Ascender'/, "label: 'Ascender'", 'proponer'],
  [/\b(\d+|\}) primer[ao]s\b/, 'Las 50 primeras', 'las primeras 50'],
  [
    /['"`>]Poner (una? |otr[ao]\b|llave|webhook|el webhook)|['"`]Poner['"`]|>\s*Poner\s*</,
    '<Button>Poner</Button>',
    'añadir, cambiar',
  ],
  [
    /(['"`>]|^\s*)(Nuev[oa]|Poniendo (una?|la|el)) (webhook|llave|aplicación|enlace|castigo|artículo|infracción|tipo de falta)(['"`<]|$)/,
    'title="Nuevo webhook"',
    'añadir',
  ],
  [/['"`>]Sin poner\b/, "'Sin poner'", 'sin configurar'],
  [
    /\b(la|su|tu|esta|una|otra) [Ee]scalas?\b|\b(titulo|label|title)(: |=)['"]Escala\b/,
    "'tu escala'",
    'escalafón',
  ],
  [/\bcada 1\b|sube cada \$/, 'sube cada $', 'cada día'],
  [/Ahora eres|, por \$\{quien\}/, 'Ahora eres Aspirante', 'Te ha ascendido Oficial'],
  [
    /['"`>]Requisitos de [Pp]aga['"`<]|title="Pase de [Ll]ista"/,
    "'Requisitos de paga'",
    'Requisitos Paga',
  ],
];

/** If a dialog asks about an act called «cancelar», the button that closes it is «Volver». */
const ALLOWED = ["accion === 'cancelar' && { cancelLabel: 'Volver' }"];

const NO_TEXT = /^\s*(\/\/|\/?\*|import |\{\/\*)|from '/;

/** The sources of the screens, notices and command, and the documents for people. */
const FILES = execFileSync('git', ['ls-files', 'packages', 'docs', 'README.md'], {
  cwd: inProject(),
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) =>
      /^packages\/(ui|app|domain|cli|server)\/src\/.*\.tsx?$|^docs\/(reglas|operar)\/.*\.md$|^docs\/cli\.md$|^README\.md$/.test(
        path,
      ) &&
      !/\.(test|stories)\.tsx?$|\/(docs|testing)\/|\/story\w*\.tsx?$|\/migrations\/m\d/.test(
        path.replace(/^docs\//, ''),
      ),
  );

test.each(AVOIDED)('a text does not say %s', (pattern, example) => {
  expect(pattern.test(example)).toBe(true);
  expect(FILES.length).toBeGreaterThan(500);
  const found = FILES.flatMap((path) =>
    readFileSync(inProject(path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !NO_TEXT.test(line) && !ALLOWED.some((one) => line.includes(one))
          ? [`${path}:${index + 1}: ${line.trim()}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});

test('the glossary says each of these words once', () => {
  const rows = readFileSync(inProject('GLOSARIO.md'), 'utf8').match(/^\| \*\*.*$/gm) ?? [];
  const heads = rows.flatMap((row) => row.split('|')[1].match(/(?<=\*\*)[^*]+(?=\*\*)/g) ?? []);
  for (const word of [
    'escalafón',
    'proponer',
    'declinar',
    'readmitir',
    'Cancelar',
    'Añadir',
    'Sin configurar',
  ])
    expect(heads.filter((head) => head === word)).toEqual([word]);
});
