import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { panoramaAscensos } from '../ascensos/panoramaAscensos';
import { panoramaAusencias } from '../ausencias/panoramaAusencias';
import { panoramaClones } from '../clones/panoramaClones';
import { panoramaSemana } from '../equipo/panoramaSemana';
import { CREDITOS } from '../formato/moneda';
import { panoramaLista } from '../listapaga/panoramaLista';
import { panoramaMembresias } from '../membresias/panoramaMembresias';
import { panoramaMultas } from '../multas/panoramaMultas';
import { panoramaNomina } from '../nomina/panoramaNomina';
import { panoramaVentas } from '../ventas/panoramaVentas';
import { type Cuadro, sumDias } from './panorama';

const textsOf = (cuadro: Cuadro | null): string[] =>
  cuadro?.tipo === 'partes' ? cuadro.partes.map(({ texto }) => texto) : [];
const sizeOf = (cuadro: Cuadro | null): number =>
  cuadro?.tipo === 'partes' ? cuadro.partes.reduce((sum, { valor }) => sum + valor, 0) : 0;
const flag = fc.constantFrom<0 | 1>(0, 1);

describe('the parts of a list', () => {
  test('the payroll has people with a pay, on the way and without anything', () => {
    const fila = { paga: null, ascensos: 0, asistencias: 0, times: 0 };
    expect(
      textsOf(panoramaNomina([fila, { ...fila, times: 5 }, { ...fila, paga: 12 }, fila])),
    ).toEqual(['1 con la paga ganada', '1 en camino', '2 sin nada hecho']);
  });

  test('the fines have open and collected amounts, and warnings without an amount', () => {
    expect(
      textsOf(
        panoramaMultas(
          [
            { cobrado: 0, creditos: 15 },
            { cobrado: 0, creditos: 0 },
            { cobrado: 1, creditos: 5 },
          ],
          CREDITOS,
        ),
      ),
    ).toEqual(['1 sin cobrar, 15c', '1 cobrada, 5c', '1 aviso']);
  });

  test('the sales have the three largest debts, and one part for all others', () => {
    const deudas = [1, 40, 7, 20, 2].map((Pendiente, i) => ({ encargoNombre: `P${i}`, Pendiente }));
    expect(textsOf(panoramaVentas(deudas, CREDITOS))).toEqual([
      'P1, 40c',
      'P3, 20c',
      'P2, 7c',
      '2 personas más, 3c',
    ]);
  });

  test('the pay list has paid, unpaid and excluded rows', () => {
    const fila = { usuario: 1, monto: 20, multa: 5, restar: 1, pagado: 0 } as const;
    expect(
      textsOf(panoramaLista([fila, { ...fila, pagado: 1 }, { ...fila, restar: 2 }], CREDITOS)),
    ).toEqual(['1 pagada, 15c', '1 por pagar, 15c', '1 fuera']);
  });

  test('the week has people with attendances, with other entries only, and without any', () => {
    expect(
      textsOf(
        panoramaSemana([
          { hizo: true, asistencia: 2 },
          { hizo: true, asistencia: 0 },
          { hizo: false, asistencia: 0 },
        ]),
      ),
    ).toEqual(['1 con asistencias', '1 sin asistencias', '1 sin nada hecho']);
  });

  test('each row is in one part, and a list without rows has no picture', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ despedido: flag, permitido: flag }), { maxLength: 30 }),
        fc.array(fc.record({ cobrado: flag, creditos: fc.nat(40) }), { maxLength: 30 }),
        fc.array(fc.record({ hizo: fc.boolean(), asistencia: fc.integer({ min: -2, max: 9 }) })),
        (users, multas, semana) => {
          expect(sizeOf(panoramaClones([{ users }]))).toBe(users.length);
          expect(sizeOf(panoramaMultas(multas, CREDITOS))).toBe(multas.length);
          expect(sizeOf(panoramaSemana(semana))).toBe(semana.length);
        },
      ),
    );
    expect([panoramaClones([]), panoramaMultas([], CREDITOS), panoramaNomina([])]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the days of a list', () => {
  const AHORA = Date.parse('2026-11-28T23:30:00.000Z');

  test('memberships end on days of the reader’s zone; ended and permanent ones are not counted', () => {
    const endsAt = (finaliza: string | null, estado = 'Activa') => ({ estado, finaliza });
    const vendidas = [
      endsAt('2026-11-29T02:00:00.000Z'),
      endsAt('2026-12-05T12:00:00.000Z'),
      endsAt('2026-11-28T20:00:00.000Z', 'Terminada'),
      endsAt(null),
    ];
    const mexico = panoramaMembresias(vendidas, AHORA, 'America/Mexico_City');
    expect(mexico).toMatchObject({
      dias: { 0: { dia: '2026-11-28', valor: 1, texto: '1 termina' } },
    });
    expect(sumDias(mexico)).toBe(1);
    const madrid = panoramaMembresias(vendidas, AHORA, 'Europe/Madrid');
    expect(madrid).toMatchObject({ dias: { 0: { dia: '2026-11-29', valor: 1 } } });
    expect(sumDias(madrid)).toBe(2);
    expect(panoramaMembresias(vendidas.slice(2), AHORA, 'UTC')).toBeNull();
  });

  test('only turns that come later are counted, not open proposals or people out of reach', () => {
    const turno = { grupo: 'espera', date_finaliza: '2026-11-30T10:00:00.000Z' } as const;
    const cuadro = panoramaAscensos(
      [
        turno,
        { ...turno, grupo: 'ahora' },
        { ...turno, grupo: 'fuera' },
        { ...turno, date_finaliza: '2026-11-01T10:00:00.000Z' },
      ],
      AHORA,
      'UTC',
    );
    expect(sumDias(cuadro)).toBe(1);
    expect(cuadro).toMatchObject({ dias: { 2: { valor: 1, texto: '1 persona más' } } });
  });

  test('an absence counts on each of its days, accepted or open', () => {
    const ausencia = (inicio: string, final: string, estado: 0 | 1 | 2) => ({
      inicio,
      final,
      estado,
    });
    const cuadro = panoramaAusencias(
      [
        ausencia('2026-11-01', '2026-11-28', 1),
        ausencia('2026-11-28', '2026-11-30', 0),
        ausencia('2026-11-28', '2026-12-30', 2),
      ],
      '2026-11-28',
    );
    expect(cuadro?.tipo === 'dias' && cuadro.dias.slice(0, 4)).toEqual([
      { dia: '2026-11-28', valor: 1, quiza: 1, texto: '1 ausente y 1 por responder' },
      { dia: '2026-11-29', valor: 0, quiza: 1, texto: '0 ausentes y 1 por responder' },
      { dia: '2026-11-30', valor: 0, quiza: 1, texto: '0 ausentes y 1 por responder' },
      { dia: '2026-12-01', valor: 0, quiza: 0, texto: '0 ausentes' },
    ]);
  });
});
