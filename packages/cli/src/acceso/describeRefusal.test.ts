import type { Subject } from '@garita/domain/acceso/can';
import { describe, expect, test } from 'vitest';
import { describeRefusal } from './describeRefusal';

const yo = (more: Partial<Subject> = {}): Subject => ({
  id: 1,
  id_categoria: 6,
  permisos: [],
  permisoSys: 0,
  fichaje: true,
  ...more,
});
const persona = (id_categoria: number, more: { id?: number; permisoSys?: 0 | 1 } = {}) => ({
  id: 2,
  usuario: 'Cabo',
  id_categoria,
  ...more,
});
const MULTAS = yo({ permisos: ['mul'] });

describe('a refusal names the person, the rule and what to do', () => {
  test.each([
    [
      MULTAS,
      persona(6),
      'No puedes multar a Cabo: es de tu misma categoría. Lo puede hacer quien esté por encima.',
    ],
    [
      MULTAS,
      persona(7),
      'No puedes multar a Cabo: está por encima de ti. Lo puede hacer quien esté por encima.',
    ],
    [
      MULTAS,
      persona(6, { id: 1 }),
      'No puedes multar a Cabo: eres tú. Lo puede hacer quien esté por encima.',
    ],
    [
      MULTAS,
      persona(2, { permisoSys: 1 }),
      'No puedes multar a Cabo: es la persona dueña de la agencia.',
    ],
    [
      yo(),
      persona(2),
      'No puedes multar a Cabo: te falta mul (poner, cobrar y borrar multas). Te lo puede dar quien lleva los permisos de la agencia.',
    ],
  ])(
    '%j fining %j is refused with the reason and who may do it instead',
    (subject, target, texto) => {
      expect(describeRefusal('sendMulta', subject, { target })).toBe(texto);
    },
  );

  test('the refusal of a call about no person names only the missing requirement', () => {
    expect(describeRefusal('reabrirNomina', yo(), {})).toBe(
      'No puedes hacer esto: solo puede la persona dueña de la agencia. Pídeselo.',
    );
    expect(describeRefusal('getFichajesActivos', yo(), {})).toBe(
      'No puedes hacer esto: hace falta la categoría 10 y la tuya es la 6. Pídelo a alguien de esa categoría.',
    );
  });

  test('of several alternatives a refusal names the requirement that the user is nearest to, and the values of the call decide which requirements apply', () => {
    expect(describeRefusal('terminarAusencia', yo(), { target: persona(2) })).toBe(
      'No puedes terminar la ausencia de Cabo: hace falta la categoría 10 y la tuya es la 6. Pídelo a alguien de esa categoría.',
    );
    expect(
      describeRefusal('actionTime', yo({ permisos: ['tt'], fichaje: false }), {
        values: { op: 8 },
      }),
    ).toBe(
      'No puedes hacer esto: te falta ajs (ajustar los minutos de los tiempos abiertos); además, no has fichado. Te lo puede dar quien lleva los permisos de la agencia. Ficha con «garita fichajes enter».',
    );
    expect(describeRefusal('actionNombre', yo({ id_categoria: 12 }), { values: { op: 2 } })).toBe(
      'No puedes hacer esto: es solo hasta la categoría 9 y la tuya es la 12.',
    );
  });
});
