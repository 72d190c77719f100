import { expect, test } from 'vitest';
import { joinNomina, type NominaWire, sumPagas } from './joinNomina';

const fila = (usuario: number) => ({
  id: usuario,
  usuario,
  usuarioNombre: `P${usuario}`,
  categoria: 1,
  ascensos: 0,
  asistencias: 0,
  times: 0,
  fecha: null,
});

test('each row gets its pay and its reduction, and rows keep their order', () => {
  const wire: NominaWire = [
    [fila(7), fila(2), fila(5)],
    [{ usuario: 2, paga: 20 }],
    [{ id_usuario: 7 }],
  ];
  expect(
    joinNomina(wire).map(({ usuario, paga, reducido }) => ({ usuario, paga, reducido })),
  ).toEqual([
    { usuario: 7, paga: null, reducido: true },
    { usuario: 2, paga: 20, reducido: false },
    { usuario: 5, paga: null, reducido: false },
  ]);
});

test('a pay of zero counts as not earned', () => {
  expect(joinNomina([[fila(1)], [{ usuario: 1, paga: 0 }], []])[0]?.paga).toBeNull();
});

test('pays and reductions of people who are not in the list change nothing', () => {
  const joined = joinNomina([[fila(1)], [{ usuario: 9, paga: 50 }], [{ id_usuario: 9 }]]);
  expect(joined).toEqual([{ ...fila(1), paga: null, reducido: false }]);
  expect(sumPagas(joined)).toBe(0);
});

test('the sum omits people who earned nothing', () => {
  expect(sumPagas([{ paga: 20 }, { paga: null }, { paga: 5 }])).toBe(25);
});
