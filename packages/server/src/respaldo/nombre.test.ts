import { MOTIVOS, type Motivo } from '@garita/domain/respaldo/motivos';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseOutdated } from './chooseOutdated';
import { formatLinea } from './formatLinea';
import { formatId, isDraftName, parseFileName, parseId, toDraftName, toFileName } from './nombre';

const motivos = fc.constantFrom(...(Object.keys(MOTIVOS) as Motivo[]));

test('a backup’s name has its time to the second, and its reason', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
      motivos,
      (fecha, motivo) => {
        const id = formatId(fecha, motivo);
        const second = new Date(Math.floor(fecha.getTime() / 1000) * 1000);
        expect(parseFileName(toFileName(id))).toEqual({ id, fecha: second, motivo });
        expect(isDraftName(toDraftName(id))).toBe(true);
        expect(parseFileName(toDraftName(id))).toBeNull();
      },
    ),
  );
});

test.each([
  '',
  'x',
  '../secreto',
  '2026-11-21T18-30-00Z-nadie',
  '2026-11-21T18-30-00Z-constructor',
  '2026-13-41T18-30-00Z-manual',
  '2026-11-21T18-30-00Z-manual/..',
])('«%s» is not a backup’s name', (id) => {
  expect(parseId(id)).toBeNull();
});

test('a line of a backup is JSON that holds every value as PostgreSQL wrote it', () => {
  const columns = [
    { name: 'id', type: 'bigint' },
    { name: 'si', type: 'boolean' },
    { name: 'dia "a"', type: 'date' },
    { name: 'datos', type: 'jsonb' },
    { name: 'nada', type: 'jsonb' },
    { name: 'vacio', type: 'text' },
    { name: 'lista', type: 'integer[]' },
  ];
  const linea = formatLinea(columns, [
    '9007199254740993',
    't',
    '2026-11-21',
    '{"a": 1.10}',
    null,
    null,
    '{1,NULL}',
  ]);
  expect(linea).toBe(
    '{"id":9007199254740993,"si":true,"dia \\"a\\"":"2026-11-21","datos":{"a": 1.10},"vacio":null,"lista":"{1,NULL}"}',
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = formatLinea([{ name: 'texto', type: 'text' }], [text]);
      expect(line).not.toContain('\n');
      expect(JSON.parse(line)).toEqual({ texto: text });
    }),
  );
});

test('the last good backups of each kind are kept, and the last good backup always', () => {
  const backup = fc.record({ id: fc.uuid(), motivo: motivos, danado: fc.boolean() });
  fc.assert(
    fc.property(
      fc.uniqueArray(backup, { selector: ({ id }) => id }),
      fc.integer({ min: 1, max: 4 }),
      (all, keep) => {
        const gone = new Set(chooseOutdated(all, keep));
        for (const motivo of Object.keys(MOTIVOS)) {
          const good = all.filter((one) => one.motivo === motivo && !one.danado);
          expect(good.filter(({ id }) => !gone.has(id))).toEqual(good.slice(0, keep));
          // A damaged backup stays until enough good backups are newer.
          for (const one of all.filter((o) => o.motivo === motivo && o.danado)) {
            const newer = good.filter((g) => all.indexOf(g) < all.indexOf(one)).length;
            expect(gone.has(one.id)).toBe(newer >= keep);
          }
        }
      },
    ),
  );
});
