import { describe, expect, test } from 'vitest';
import type { Avatar } from '../avatar/avatar';
import { PERSONA, PUERTA } from '../testing/enPuerta';
import { compararMision, compararPlaca, juzgarConAvatar } from './comparar';
import { describeAvatar } from './describeAvatar';

const VETO = { nombre: 'Oficial', motivo: 'Molesta', hasta: null, parecido: 0 } as const;
const NADA = {
  estado: 'dicho',
  mision: null,
  enLinea: null,
  ultimaVez: null,
  placas: null,
  grupos: null,
} as const;
const privado = (mision: string | null): Avatar => ({ estado: 'privado', mision });

/** A person whose mission has a dash of its own. */
const comisaria = (mision: string) => ({
  ...PUERTA,
  persona: { ...PERSONA, mision, lema: `GAR - ${mision} - SUP OFI` },
});

describe('the worn motto', () => {
  test.each([
    ['gar-OFICIAL  I -SUP OFI', 'verde', 'Misión correcta', 'Lleva la misión que le corresponde.'],
    [
      'GAR - Cabo - SUP',
      'ambar',
      'Lleva otra misión',
      'Lleva la misión de Cabo; le corresponde Oficial I.',
    ],
    ['GAR', 'ambar', 'Misión incompleta', 'Lleva «GAR»; le corresponde Oficial I.'],
    ['GAR - Oficial I', 'ambar', 'Faltan las firmas', 'Lleva «GAR - Oficial I», sin las firmas.'],
    [
      'GAR - Oficial I - XXX',
      'ambar',
      'Lleva otras firmas',
      'Lleva «GAR - Oficial I - XXX»: las firmas no son las suyas.',
    ],
    ['Hola', 'rojo', 'Misión ajena', 'Lleva «Hola», que no es una misión de la agencia.'],
    ['', 'rojo', 'No lleva misión', 'La tiene en blanco; le corresponde Oficial I.'],
  ])('the motto %j is %s: %s', (mision, color, titulo, texto) => {
    expect(compararMision(PUERTA, privado(mision))).toEqual({ color, titulo, texto });
  });

  test.each([
    ['GAR-Sub-Comisario-SUP OFI', 'Misión correcta'],
    ['gar -sub - comisario- sup ofi', 'Misión correcta'],
    ['GAR - Sub-Oficial - SUP OFI', 'Lleva otra misión'],
    ['GAR-Sub-Oficial-SUP OFI', 'Lleva otra misión'],
    ['GAR - Sub - SUP OFI', 'Lleva otra misión'],
    ['GAR-Sub-Comisario-XXX', 'Lleva otras firmas'],
    ['GAR - Sub-Comisario', 'Faltan las firmas'],
  ])('the dashes of a mission are its own: %s', (mision, titulo) => {
    expect(compararMision(comisaria('Sub-Comisario'), privado(mision))?.titulo).toBe(titulo);
  });

  test('another mission is named whole', () => {
    const otra = privado('GAR - Sub-Oficial - SUP OFI');
    expect(compararMision(comisaria('Sub-Comisario'), otra)?.texto).toBe(
      'Lleva la misión de Sub-Oficial; le corresponde Sub-Comisario.',
    );
    expect(compararMision(comisaria('Sub'), privado('GAR - Sub-Comisario - SUP OFI'))?.titulo).toBe(
      'Lleva otra misión',
    );
  });

  test('a mission whose own dash has spaces is one mission', () => {
    const tituloOf = (mision: string, lleva: string) =>
      compararMision(comisaria(mision), privado(lleva))?.titulo;
    expect(tituloOf('Jefe - Turno A', 'GAR - Jefe - Turno A - XXX')).toBe('Lleva otras firmas');
    expect(tituloOf('Jefe - Turno A', 'GAR - Jefe - Turno A')).toBe('Faltan las firmas');
    expect(tituloOf('Jefe - Turno A', 'GAR - Jefe - Turno B - XXX')).toBe('Lleva otra misión');
    expect(tituloOf('Sub-Comisario', 'GAR - Sub - Comisario - XXX')).toBe('Lleva otras firmas');
  });

  test('an unknown motto is not compared', () => {
    expect(compararMision(PUERTA, privado(null))).toBeNull();
    const sinLema = { ...PUERTA, persona: { ...PERSONA, lema: null } };
    expect(compararMision(sinLema, privado('Hola'))).toBeNull();
    expect(compararMision(PUERTA, { estado: 'desconocido' })).toBeNull();
  });

  test('the right motto is not compared for a former or a vetoed name', () => {
    const suya = privado(PERSONA.lema);
    expect(compararMision({ ...PUERTA, nombre: 'Ofi_77' }, suya)).toBeNull();
    expect(compararMision({ ...PUERTA, veto: VETO }, suya)).toBeNull();
  });
});

describe('the verdict with the worn motto', () => {
  test('a right motto lets pass, and a wrong one must be mended', () => {
    expect(juzgarConAvatar(PUERTA, privado(PERSONA.lema))).toMatchObject({
      veredicto: 'pasa',
      hacer: 'Déjale pasar.',
    });
    expect(juzgarConAvatar(PUERTA, privado('GAR - Oficial I - XXX'))).toEqual({
      veredicto: 'arregla',
      titulo: 'Lleva otras firmas',
      hacer:
        'Pídele que corrija la misión: le corresponde «GAR - Oficial I - SUP OFI» (el cambio tarda hasta un minuto en verse aquí).',
    });
  });

  test('an absent person with the right motto passes', () => {
    const ausente = { ...PUERTA, persona: { ...PERSONA, ausente: '2026-12-03' } };
    expect(juzgarConAvatar(ausente, privado(PERSONA.lema)).hacer).toBe(
      'Déjale pasar; había avisado de que no estaría hasta el 3 dic 2026.',
    );
  });

  test('without an answer of the service the portal judges alone', () => {
    const { hacer } = juzgarConAvatar(PUERTA, null);
    expect(hacer).toBe('Déjale pasar si su misión es «GAR - Oficial I - SUP OFI».');
    const falla: Avatar = { estado: 'no-responde', fallo: 'tiempo' };
    expect(juzgarConAvatar(PUERTA, falla).hacer).toBe(hacer);
  });

  test('a motto lets no person in who may not enter', () => {
    const suya = privado(PERSONA.lema);
    expect(juzgarConAvatar({ ...PUERTA, veto: VETO }, suya).veredicto).toBe('no');
    expect(juzgarConAvatar({ ...PUERTA, persona: null }, suya).veredicto).toBe('visita');
  });
});

describe('the avatar’s badge or group', () => {
  const asks = (placa_avatar: string | null) => ({
    ...PUERTA,
    persona: { ...PERSONA, placa_avatar },
  });

  test.each([
    [['ES1', 'es44a'], null, 'verde', 'Tiene «ES44A», como toca en su categoría.'],
    [null, ['Otro', 'ES44A'], 'verde', 'Tiene «ES44A», como toca en su categoría.'],
    [['ES1'], null, 'ambar', 'No tiene «ES44A» entre sus placas.'],
    [null, [], 'ambar', 'No tiene «ES44A» entre sus grupos.'],
    [[], ['Otro'], 'ambar', 'No tiene «ES44A» entre sus placas ni entre sus grupos.'],
  ])('with badges %j and groups %j it is %s', (placas, grupos, color, texto) => {
    const avatar = { ...NADA, placas, grupos };
    expect(compararPlaca(asks('ES44A'), avatar)).toMatchObject({ color, texto });
  });

  test('nothing is compared that the agency does not ask for, the service does not tell, or would not matter', () => {
    const sin = { ...NADA, placas: ['ES1'] };
    expect(compararPlaca(asks(null), sin)).toBeNull();
    expect(compararPlaca(asks('ES44A'), NADA)).toBeNull();
    expect(compararPlaca(asks('ES44A'), privado(null))).toBeNull();
    expect(compararPlaca({ ...asks('ES44A'), nombre: 'Ofi_77' }, sin)).toBeNull();
    expect(compararPlaca({ ...asks('ES44A'), veto: VETO }, sin)).toBeNull();
  });

  test('a missing badge must be mended, after the motto', () => {
    const sin = { ...NADA, placas: [] };
    expect(juzgarConAvatar(asks('ES44A'), { ...sin, mision: PERSONA.lema })).toEqual({
      veredicto: 'arregla',
      titulo: 'Le falta la placa o el grupo',
      hacer: 'Pídele que se ponga «ES44A» (el cambio tarda hasta un minuto en verse aquí).',
    });
    expect(juzgarConAvatar(asks('ES44A'), { ...sin, mision: 'Hola' }).titulo).toBe('Misión ajena');
    const con = { ...NADA, placas: ['ES44A'] };
    expect(juzgarConAvatar(asks('ES44A'), { ...con, mision: PERSONA.lema }).hacer).toBe(
      'Déjale pasar.',
    );
    expect(juzgarConAvatar(asks('ES44A'), con).hacer).toMatch(/^Déjale pasar si su misión es/);
  });
});

test.each<[Avatar, string | null]>([
  [{ estado: 'privado', mision: null }, 'Su perfil es privado: no se sabe si está en línea.'],
  [{ estado: 'sin-servicio' }, null],
  [NADA, 'El servicio de avatares no dice qué misión lleva.'],
  [{ ...NADA, enLinea: true }, 'El servicio de avatares no dice qué misión lleva. Está en línea.'],
  [{ ...NADA, mision: '' }, null],
  [
    { estado: 'no-responde', fallo: 'forma' },
    'El servicio de avatares responde con algo que no es un perfil.',
  ],
])('the answer %j has its sentence', (avatar, texto) => {
  expect(describeAvatar(avatar)).toBe(texto);
});
