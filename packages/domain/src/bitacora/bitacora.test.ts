import { describe, expect, test } from 'vitest';
import { describeHecho, FRASES, type Hecho } from './frases';
import { listIds } from './listIds';
import { withoutSecrets } from './withoutSecrets';

const hecho = (operacion: string, more: Partial<Hecho> = {}): Hecho => ({
  actorNombre: 'Gerente',
  operacion,
  personaNombre: 'Oficial',
  antes: null,
  despues: null,
  ...more,
});

describe('the sentence of an audit entry', () => {
  test.each([
    [hecho('ajustarNomina'), 'Gerente ajustó la nómina de Oficial'],
    [
      hecho('actionExcepciones', { antes: { permisos: [] }, despues: { permisos: ['mul'] } }),
      'Gerente dio permisos a Oficial',
    ],
    [
      hecho('actionExcepciones', { antes: { permisos: ['mul'] }, despues: { permisos: ['adm'] } }),
      'Gerente cambió los permisos propios de Oficial',
    ],
    [
      hecho('actionExcepciones', { antes: { permisos: ['mul'] }, despues: { permisos: [] } }),
      'Gerente quitó sus permisos propios a Oficial',
    ],
    [
      hecho('ausenciaAction', { despues: { estado: 'cancelada' } }),
      'Gerente declinó la ausencia de Oficial',
    ],
    [hecho('actionDescuentos', { antes: { codigo: 'X' } }), 'Gerente borró un código de descuento'],
    [hecho('despedir', { personaNombre: '$&Ofi\u202ecial' }), 'Gerente despidió a $&Ofi\ufffdcial'],
    [hecho('registro', { actorNombre: null }), 'Oficial se registró en el portal'],
    [hecho('despedir', { actorNombre: null }), 'El portal despidió a Oficial'],
    [
      hecho('addMembresia', { personaNombre: null }),
      'Gerente vendió una membresía a alguien de fuera',
    ],
    [
      hecho('recuperarPropietario', {
        actorNombre: null,
        personaNombre: 'Fundadora',
        despues: { enlace: 'creado' },
      }),
      'El portal escribió un enlace para recuperar la cuenta de Fundadora',
    ],
    [
      hecho('recuperarPropietario', { actorNombre: null, personaNombre: 'Fundadora', despues: {} }),
      'Fundadora recuperó su cuenta con un enlace del servidor',
    ],
    [hecho('loQueSea'), 'Gerente hizo «loQueSea»'],
    [hecho('constructor'), 'Gerente hizo «constructor»'],
    [hecho('editRank', { objeto: 'Oficiales' }), 'Gerente editó la categoría Oficiales'],
    [hecho('editRank', { personaNombre: null }), 'Gerente editó una categoría'],
    [
      hecho('setMatriz', {
        objeto: 'Oficiales',
        antes: { permisos: ['tt'] },
        despues: { permisos: ['mul', 'tt'] },
      }),
      'Gerente dio mul a Oficiales',
    ],
    [
      hecho('setMatriz', {
        antes: { permisos: ['asc', 'tt'] },
        despues: { permisos: ['pag', 'mul'] },
      }),
      'Gerente dio mul, pag y quitó asc, tt a una categoría',
    ],
    [hecho('editMis', { objeto: 'Oficial {p}$&' }), 'Gerente editó la misión Oficial {p}$&'],
    [hecho('actionTime', { despues: { accion: 'pausado' } }), 'Gerente pausó el tiempo de Oficial'],
    [
      hecho('actionTime', { despues: { accion: 'constructor' } }),
      'Gerente cambió el tiempo de Oficial',
    ],
    [
      hecho('actionTime', { despues: { ligado: [1] } }),
      'Gerente se ligó los tiempos sin encargado',
    ],
    [
      hecho('actionFichar', { antes: { minutos: 60 }, despues: { minutos: 50 } }),
      'Gerente recortó el fichaje de Oficial',
    ],
    [
      hecho('actionFichar', { antes: { minutos: 60 }, despues: { minutos: 23, motivo: 'x' } }),
      'Gerente corrigió el fichaje de Oficial',
    ],
    [
      hecho('registro', { actorNombre: null, personaNombre: null, despues: { rechazado: 'Otro' } }),
      'El portal no dejó registrarse a «Otro»',
    ],
    [hecho('sendMulta', { conToken: 'Hoja' }), 'Gerente multó a Oficial, con el token «Hoja»'],
    [
      hecho('crearToken', { personaNombre: null, antes: null, despues: { nombre: 'Hoja' } }),
      'Gerente hizo el token «Hoja»',
    ],
    [
      hecho('revocarToken', { personaNombre: null, antes: { nombre: 'Hoja' }, despues: null }),
      'Gerente revocó su token «Hoja»',
    ],
  ])('entry %# reads: %s', (one, texto) => {
    expect(describeHecho(one)).toBe(texto);
  });

  test.each([
    [hecho('actionFichar', { despues: { salida: 'x' } }), 'Gerente cerró su fichaje'],
    [hecho('actionTime', { despues: { accion: 'desligado' } }), 'Gerente se desligó de su tiempo'],
    [hecho('ajustarNomina'), 'Gerente ajustó su nómina'],
    [hecho('editUsuario'), 'Gerente editó sus datos'],
    [
      hecho('actionExcepciones', { antes: { permisos: ['mul'] }, despues: { permisos: ['adm'] } }),
      'Gerente cambió sus permisos propios',
    ],
    [hecho('reiniciarFactores'), 'Gerente quitó su segundo factor'],
    [
      hecho('actionMulta', { despues: { cobrado: 0 } }),
      'Gerente deshizo el cobro de una multa suya',
    ],
    [hecho('resetPassword'), 'Gerente generó una contraseña nueva para sí'],
    [hecho('terminarAusencia', { despues: { estado: 'cancelada' } }), 'Gerente retiró su ausencia'],
    [hecho('addMision'), 'Gerente vendió una misión a Gerente'],
  ])('entry %# about its own actor reads: %s', (one, texto) => {
    expect(describeHecho({ ...one, personaNombre: 'Gerente' })).toBe(texto);
  });

  test('no sentence about its own actor repeats the name after «de», «del» or «para»', () => {
    const values = [
      null,
      { salida: 'x' },
      { accion: 'ajustado' },
      { cobrado: 0 },
      { pagado: 0 },
      { estado: '' },
      { estado: 'declinada' },
    ];
    const said = Object.keys(FRASES).flatMap((operacion) =>
      values.flatMap((antes) =>
        values.map((despues) =>
          describeHecho(hecho(operacion, { personaNombre: 'Gerente', antes, despues })),
        ),
      ),
    );
    expect(said.filter((texto) => / (de|del|para) Gerente/.test(texto))).toEqual([]);
  });
});

test('secrets are removed at any depth, by the name of their field or by their form', () => {
  const values = {
    clave: 'generada',
    clave_hash: 'x',
    sesion: 12,
    lista: [{ token: 'x', motivo: 'vino de 10.0.0.7' }],
    nota: '4-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ',
    hash: '$argon2id$v=19',
    otro: '$argon2id$v=19',
    sesionesCerradas: 2,
    direcciones: 3,
    fecha: '2026-11-21T18:30:00.000Z',
    version: '1.2.3',
  };
  expect(withoutSecrets(values)).toEqual({
    lista: [{ motivo: '…' }],
    nota: '…',
    otro: '…',
    sesionesCerradas: 2,
    direcciones: 3,
    fecha: '2026-11-21T18:30:00.000Z',
    version: '1.2.3',
  });
  expect(withoutSecrets(null)).toBeNull();
});

test('people are found in values by the fields that contain them', () => {
  expect(
    listIds({ usuario: 4, alto: -1, queda: 2, minutos: 30, pausados: [5, 6], motivo: '7' }),
  ).toEqual([4, 2, 5, 6]);
  expect(listIds({ usuario: 'Oficial' })).toEqual([]);
  expect(listIds(null)).toEqual([]);
});
