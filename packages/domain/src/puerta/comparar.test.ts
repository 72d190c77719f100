import { describe, expect, test } from 'vitest';
import type { Avatar } from '../avatar/avatar';
import { compararMision, juzgarConAvatar } from './comparar';
import { describeAvatar } from './describeAvatar';
import type { PersonaEnPuerta, PuertaLeida } from './puerta';

const PERSONA: PersonaEnPuerta = {
  id: 4,
  usuario: 'Oficial',
  categoria: 3,
  n_categoria: 'Oficiales',
  mision: 'Oficial I',
  firma: 'OFI',
  lema: 'GAR - Oficial I - SUP OFI',
  ausente: null,
  dentro: null,
  despido: null,
};
const PUERTA: PuertaLeida = { nombre: 'Oficial', persona: PERSONA, veto: null, parecidas: [] };
const privado = (mision: string | null): Avatar => ({ estado: 'privado', mision });

describe('the worn motto', () => {
  test.each([
    ['gar-OFICIAL  I -SUP OFI', 'verde', 'Lleva la misión que le corresponde.'],
    ['GAR - Cabo - SUP', 'ambar', 'Lleva la misión de Cabo; le corresponde Oficial I.'],
    ['GAR', 'ambar', 'Lleva «GAR»; le corresponde Oficial I.'],
    ['GAR - Oficial I', 'ambar', 'Lleva «GAR - Oficial I»: las firmas no son las suyas.'],
    ['Hola', 'rojo', 'Lleva «Hola», que no es una misión de la agencia.'],
    ['', 'rojo', 'No lleva misión.'],
  ])('the motto %j is %s', (mision, color, texto) => {
    expect(compararMision(PERSONA, privado(mision))).toEqual({ color, texto });
  });

  test('an unknown motto is not compared', () => {
    expect(compararMision(PERSONA, privado(null))).toBeNull();
    expect(compararMision({ ...PERSONA, lema: null }, privado('Hola'))).toBeNull();
    expect(compararMision(PERSONA, { estado: 'desconocido' })).toBeNull();
  });
});

describe('the verdict with the worn motto', () => {
  test('a right motto lets pass, and a wrong one must be mended', () => {
    expect(juzgarConAvatar(PUERTA, privado(PERSONA.lema))).toMatchObject({
      veredicto: 'pasa',
      hacer: 'Déjale pasar.',
    });
    expect(juzgarConAvatar(PUERTA, privado('Hola'))).toEqual({
      veredicto: 'arregla',
      titulo: 'Lleva otra misión',
      hacer: 'Pídele que corrija la misión: le corresponde «GAR - Oficial I - SUP OFI».',
    });
  });

  test('without an answer of the service the portal judges alone', () => {
    const { hacer } = juzgarConAvatar(PUERTA, null);
    expect(hacer).toBe('Déjale pasar si su misión es «GAR - Oficial I - SUP OFI».');
    const falla: Avatar = { estado: 'no-responde', fallo: 'tiempo' };
    expect(juzgarConAvatar(PUERTA, falla).hacer).toBe(hacer);
  });

  test('a motto lets no person in who may not enter', () => {
    const veto = { nombre: 'Oficial', motivo: 'Molesta', hasta: null, parecido: 0 } as const;
    expect(juzgarConAvatar({ ...PUERTA, veto }, privado(PERSONA.lema)).veredicto).toBe('no');
    expect(juzgarConAvatar({ ...PUERTA, persona: null }, privado(PERSONA.lema)).veredicto).toBe(
      'visita',
    );
  });
});

test.each<[Avatar, string | null]>([
  [{ estado: 'privado', mision: null }, 'Su perfil es privado: no se sabe si está en línea.'],
  [{ estado: 'sin-servicio' }, null],
  [
    { estado: 'no-responde', fallo: 'forma' },
    'El servicio de avatares responde con algo que no es un perfil. Mira tú su misión.',
  ],
])('the answer %j has its sentence', (avatar, texto) => {
  expect(describeAvatar(avatar)).toBe(texto);
});
