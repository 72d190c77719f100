import { CAMPOS_MISION, type MisionValues } from '@garita/domain/mantenimiento/catalogo';
import { expect, test } from 'vitest';
import { describeCambios, siNo } from './describeCambios';

const ANTES: MisionValues = { nombre: 'Oficial I', venta: 1, precio: 80 };

test('each changed field gives one line with the old and the new value', () => {
  expect(describeCambios(ANTES, ANTES, CAMPOS_MISION)).toEqual([]);
  expect(
    describeCambios(ANTES, { nombre: '', venta: 0, precio: 12_500 }, CAMPOS_MISION, {
      venta: siNo,
    }),
  ).toEqual([
    { campo: 'Nombre', antes: 'Oficial I', despues: '—' },
    { campo: 'En venta', antes: 'Sí', despues: 'No' },
    { campo: 'Precio', antes: '80', despues: '12.500' },
  ]);
});

test('permissions are listed in alphabetical order', () => {
  const of = (permisos: readonly string[]) => ({ permisos });
  expect(describeCambios(of([]), of(['tt', 'asc']), { permisos: 'Permisos' })).toEqual([
    { campo: 'Permisos', antes: 'ninguno', despues: 'asc, tt' },
  ]);
});
