import { countColumnas, guessLectura, readFilas } from '@garita/domain/alta/columnas';
import { type Codificacion, decodeTabla } from '@garita/domain/tabla/decodeTabla';
import { parseTabla } from '@garita/domain/tabla/parseTabla';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { propertyRuns } from '@garita/testing/effort';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const decode = (codificacion: Codificacion, bytes: Uint8Array) =>
  new TextDecoder(codificacion, { fatal: true }).decode(bytes);
const ENCODINGS: readonly ((text: string) => Uint8Array)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text) => Buffer.from(text, 'latin1'),
];

const quote = (celda: string, separator: string) =>
  /["\r\n]/.test(celda) || celda.includes(separator) ? `"${celda.replaceAll('"', '""')}"` : celda;
const celda = fc.oneof(
  fc.constantFrom('Ana', 'Bea', 'ANA', 'Ñandú', 'Recluta', 'Oficial', 'Lola_7', '', 'dos palabras'),
  fc.string({ maxLength: 6 }),
);
const mision = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('Recluta', 'aspirante', 'Oficial II') },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);
const anyFile = fc.record({
  filas: fc.array(
    fc.record({ celda, mision, firma: fc.constantFrom('', '', '', 'AAA', 'bbb', 'x') }),
    { minLength: 1, maxLength: 8 },
  ),
  separator: fc.constantFrom(',', ';', '\t'),
  line: fc.constantFrom('\n', '\r\n', '\r'),
  encode: fc.constantFrom(...ENCODINGS),
  tail: fc.constantFrom('', '', '', '"', '\n\n', '"x"y'),
});

test('any file is imported whole, or refused whole with its lines and reasons; importing it again changes nothing', {
  timeout: 120_000,
}, async () => {
  const people = () =>
    agency.db
      .selectFrom('usuarios')
      .select(['usuario', 'mision_id', 'firma', 'registrado_en'])
      .orderBy('id')
      .execute();
  const bring = (filas: unknown) => agency.call('darDeAlta', { as: 'Fundadora', body: { filas } });
  await fc.assert(
    fc.asyncProperty(anyFile, async ({ filas: rows, separator, line, encode, tail }) => {
      const text = [
        ['Keko', 'Rango', 'Firma'],
        ...rows.map((row) => [row.celda, row.mision, row.firma]),
      ]
        .map((cells) => cells.map((one) => quote(one, separator)).join(separator))
        .join(line);
      const { lineas, cabecera, falta } = parseTabla(
        decodeTabla(encode(text + tail), decode),
        countColumnas,
      );
      if (falta) {
        expect(falta.linea).toBeGreaterThan(0);
        return;
      }
      const filas = readFilas(lineas, guessLectura(lineas, cabecera));
      if (filas.length === 0) return;
      const before = await people();
      const { httpStatus, body } = await bring(filas);
      const after = await people();
      if (httpStatus !== 200) {
        expect([httpStatus, body.campo]).toEqual([409, 'filas']);
        expect(body.msg).toMatch(/Línea \d+: /);
        expect(after).toEqual(before);
        return;
      }
      expect(after.length - before.length).toBe(body.nuevas);
      expect(body.nuevas + body.estaban + body.distintas).toBe(filas.length);
      expect(body.codigos).toHaveLength(body.nuevas);
      const again = await bring(filas);
      expect([again.httpStatus, again.body.nuevas, await people()]).toEqual([200, 0, after]);
    }),
    { numRuns: propertyRuns(60) },
  );
});
