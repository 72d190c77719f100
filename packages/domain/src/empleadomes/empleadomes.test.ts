import { expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { isActivo } from './empleadoMes';
import { empleadosRules } from './empleadoMes.rules';
import { EMPLEADOS } from './textos';

test('at least one person is added (EPM-08)', () => {
  expect(findFailure(empleadosRules, { usuarios: [] })).toEqual({
    campo: 'usuarios',
    texto: 'Selecciona un usuario',
  });
  expect(findFailure(empleadosRules, { usuarios: [4] })).toBeNull();
});

test('an employee of the month is active in state 0, and not in state 1 (EPM-05)', () => {
  expect([0, 1].map((estado) => isActivo({ estado: estado as 0 | 1 }))).toEqual([true, false]);
});

test('the texts about employees of the month have the verb’s number, and list at most four names', () => {
  expect(EMPLEADOS.agregados(['Oficial'])).toBe('Oficial es empleado del mes');
  expect(EMPLEADOS.agregados(['Oficial', 'Cabo'])).toBe('Oficial y Cabo son empleados del mes');
  expect(EMPLEADOS.yaSon(['Oficial'])).toBe('Oficial ya es empleado del mes.');
  expect(EMPLEADOS.yaSon(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe(
    'A, B, C, D y 3 más ya son empleados del mes.',
  );
  expect(EMPLEADOS.despedidos(['Expulsado', 'Otra'])).toBe(
    'Expulsado y Otra ya no están en la agencia.',
  );
});
