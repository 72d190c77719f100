import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import {
  ACCIONES_TIEMPO,
  type AccionTiempo,
  type EstadoTiempo,
  findObstaculo,
  listAcciones,
} from './acciones';
import { ajusteTiempoRules } from './ajusteTiempo.rules';

const person = (fields: object = {}) => ({
  id: 4,
  id_categoria: 5,
  permisoSys: 0 as const,
  permisos: ['tt'] as string[],
  ...fields,
});
const sesion = (fields: Partial<EstadoTiempo> = {}): EstadoTiempo => ({
  bajo: 6,
  id_categoria: 1,
  alto: 4,
  pausa: 0,
  ...fields,
});

describe('the actions of a time’s row', () => {
  test.each<[string, Partial<EstadoTiempo>, object, AccionTiempo[]]>([
    [
      'to the senior of a running time',
      {},
      {},
      ['confirmar', 'pausar', 'restar5', 'desligar', 'cancelar'],
    ],
    [
      'to the senior of a paused time (TIE-25, TIE-27)',
      { pausa: 1 },
      {},
      ['despausar', 'restar5', 'desligar', 'cancelar'],
    ],
    [
      'to a senior with ajs (TIE-31)',
      {},
      { permisos: ['tt', 'ajs'] },
      ['confirmar', 'pausar', 'restar5', 'ajustar', 'desligar', 'cancelar'],
    ],
    [
      'to a senior with ajs, on a paused time (TIE-30)',
      { pausa: 1 },
      { permisos: ['tt', 'ajs'] },
      ['despausar', 'restar5', 'desligar', 'cancelar'],
    ],
    [
      'on a time without a senior (TIE-26, TIE-36)',
      { alto: -1 },
      {},
      ['pausar', 'restar5', 'ligar'],
    ],
    [
      'on a time of another senior (TIE-33, TIE-35)',
      { alto: 9 },
      {},
      ['confirmar', 'pausar', 'restar5'],
    ],
    [
      'to category 10 on a time of another senior',
      { alto: 9 },
      { id_categoria: 10 },
      ['confirmar', 'pausar', 'restar5', 'desligar', 'cancelar'],
    ],
    [
      'to the owner on a time of another senior',
      { alto: 9 },
      { permisoSys: 1 },
      ['confirmar', 'pausar', 'restar5', 'ajustar', 'desligar', 'cancelar'],
    ],
    ['on a person of the same category', { id_categoria: 5, alto: 9 }, {}, []],
    [
      'to the senior of a person who has reached the same category',
      { id_categoria: 5 },
      {},
      ['desligar'],
    ],
    [
      'to category 10 on a person of category 10',
      { id_categoria: 10, alto: 9 },
      { id_categoria: 10 },
      [],
    ],
    [
      'to the owner on a person of category 12',
      { id_categoria: 12 },
      { permisoSys: 1 },
      ['confirmar', 'pausar', 'restar5', 'ajustar', 'desligar', 'cancelar'],
    ],
    ['on the user’s own time', { bajo: 4, alto: 9 }, { id_categoria: 12, permisoSys: 1 }, []],
  ])('the acts offered %s', (_, fields, who, offered) => {
    expect(listAcciones(sesion(fields), person(who))).toEqual(offered);
  });

  test('a refused act says whether the viewer’s rank or the state of the time is the reason', () => {
    expect(findObstaculo('pausar', sesion({ bajo: 4 }), person())).toEqual({
      clase: 'rango',
      texto: 'No puedes llevar tu propio tiempo.',
    });
    expect(findObstaculo('cancelar', sesion({ alto: 9 }), person())).toMatchObject({
      clase: 'rango',
    });
    const beside = {
      clase: 'rango',
      texto: 'Solo puedes llevar el tiempo de quien está por debajo de ti.',
    };
    for (const accion of ACCIONES_TIEMPO.filter((one) => one !== 'desligar'))
      expect(findObstaculo(accion, sesion({ id_categoria: 5 }), person())).toEqual(beside);
    expect(findObstaculo('confirmar', sesion({ pausa: 1 }), person())).toEqual({
      clase: 'estado',
      texto: 'Ese tiempo está pausado.',
    });
    expect(findObstaculo('confirmar', sesion({ alto: 0 }), person())).toEqual({
      clase: 'estado',
      texto: 'Ese tiempo no tiene encargado.',
    });
    for (const accion of ACCIONES_TIEMPO)
      expect(
        findObstaculo(accion, sesion({ bajo: 4, alto: 9 }), person({ permisoSys: 1 })),
      ).not.toBeNull();
  });
});

test.each([0, -5, 1.5])('an adjustment of %d minutes is refused (TIE-42)', (minutos) => {
  expect(findFailure(ajusteTiempoRules, { minutos })).toEqual({
    campo: 'minutos',
    texto: 'Se requiere minimo 1 minuto',
  });
  expect(findFailure(ajusteTiempoRules, { minutos: 1 })).toBeNull();
});
