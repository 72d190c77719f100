import { describe, expect, test } from 'vitest';
import { CREDITOS } from '../formato/moneda';
import { findFailure } from '../reglas/Rule';
import { describeHechoPersona } from './frase';
import { DE_FUENTE, FUENTES, GRUPOS_HISTORIA, type Hecho, type HistorySource } from './hecho';
import { claveDe, compareHechos, formatLugar, parseLugar } from './lugar';
import { notaRules } from './nota.rules';
import { rutaDePersona } from './rutaDePersona';

const FECHA = '2026-11-21T18:30:00.000Z';
const hecho = (tipo: Hecho['tipo'], more: Partial<Hecho> = {}): Hecho => ({
  fuente: 'ascensos',
  tipo,
  id: 1,
  fecha: FECHA,
  encargado: null,
  ...more,
});

test.each([
  [
    hecho('ascenso', { que: 'Oficial III', encargado: 'Gerente' }),
    'Ascendió a Oficial III, por Gerente',
  ],
  [
    hecho('edicion', { que: 'Cabo I', de: 'Agente', motivo: 'Cambio de escalafón' }),
    'Pasó a Cabo I, antes Agente: Cambio de escalafón',
  ],
  [hecho('degrado', { que: 'Cabo I', motivo: 'Falta grave' }), 'Bajó a Cabo I: Falta grave'],
  [hecho('degrado', { que: 'Cabo I' }), 'Bajó a Cabo I'],
  [
    hecho('degrado', { que: 'Cabo I', motivo: 'No vino.', encargado: 'Gerente' }),
    'Bajó a Cabo I: No vino, por Gerente',
  ],
  [
    hecho('despido', { motivo: 'Dijo que ya...', encargado: 'Gerente' }),
    'Despido: Dijo que ya..., por Gerente',
  ],
  [hecho('traslado', { que: 'Cabo I', de: 'Agencia Faro' }), 'Llegó de Agencia Faro como Cabo I'],
  [hecho('compra', { que: 'Cabo II', cantidad: 40 }), 'Compró la misión Cabo II por 40c'],
  [hecho('confirmado', { cantidad: 100 }), '1h 40m de tiempo confirmado'],
  [hecho('ajustado', { cantidad: 5 }), 'Tiempo ajustado: +5 min'],
  [hecho('ajustado', { cantidad: -5 }), 'Tiempo ajustado: −5 min'],
  [hecho('cancelado'), 'Tiempo cancelado'],
  [hecho('presente'), 'Pase de lista: presente'],
  [hecho('ajuste', { que: 'asistencia', cantidad: -1 }), 'Ajuste de nómina: −1 asistencia'],
  [hecho('ajuste', { que: 'minutos', cantidad: 90 }), 'Ajuste de nómina: +1h 30m'],
  [hecho('paga', { cantidad: 14 }), 'Cobró 14c'],
  [hecho('paga', { cantidad: 60, que: 'Oficial II' }), 'Cobró 60c y compró la misión Oficial II'],
  [hecho('membresia', { que: 'VIP', hasta: FECHA }), 'Compró VIP, hasta el 21 nov 2026'],
  [hecho('membresia', { que: 'Fundadores' }), 'Compró Fundadores, para siempre'],
  [
    hecho('multa', { cantidad: 15, motivo: 'Perfil privado', encargado: 'Supervisora' }),
    'Multa de 15c: Perfil privado, por Supervisora',
  ],
  [hecho('multa', { cantidad: 0, motivo: 'Perfil privado' }), 'Aviso: Perfil privado'],
  [
    hecho('aceptada', { inicio: '2026-11-23', final: '2026-11-27', motivo: 'Viaje' }),
    'Ausente del 23 al 27 nov 2026: Viaje',
  ],
  [hecho('nombre', { que: 'Recluta', de: 'Novato' }), 'De Novato pasó a llamarse Recluta'],
  [hecho('despido', { motivo: 'Inactividad' }), 'Despido: Inactividad'],
  [hecho('llegada'), 'Entró en la agencia'],
  [
    hecho('traido', { texto: 'Cambió de firma.', encargado: 'Gerente' }),
    'Cambió de firma, por Gerente (del portal anterior)',
  ],
])('event %# of a history reads: %s', (one, texto) => {
  expect(describeHechoPersona(one, CREDITOS)).toBe(texto);
});

test('every source has a group, and every group a source', () => {
  expect(new Set(FUENTES.map((fuente) => DE_FUENTE[fuente].grupo))).toEqual(
    new Set(GRUPOS_HISTORIA),
  );
});

describe('the cursor of a history', () => {
  test('the cursor of a history is the same after encoding and decoding', () => {
    const lugar = { fecha: FECHA, fuente: 'multas', id: 8 } as const;
    expect(formatLugar(lugar)).toBe('2026-11-21T18:30:00.000Z.multas.8');
    expect(parseLugar(formatLugar(lugar))).toEqual({ ...lugar, fecha: new Date(FECHA) });
  });

  test.each([
    '',
    'x',
    '2026-11-21T18:30:00.000Z.otras.8',
    '2026-13-41T18:30:00.000Z.multas.8',
    '2026-11-21T18:30:00.000Z.multas.x',
  ])('the invalid cursor %j is refused', (text) => {
    expect(parseLugar(text)).toBeNull();
  });

  test('the cursor gives every event once, page by page and in order, even for equal instants', () => {
    const all = (['usuarios', 'degrados', 'multas'] satisfies HistorySource[])
      .flatMap((fuente) =>
        [1, 2, 3].flatMap((id) =>
          [FECHA, '2026-11-20T18:30:00.000Z'].map((fecha) => ({
            ...hecho('multa'),
            fuente,
            id,
            fecha,
          })),
        ),
      )
      .sort(compareHechos);
    const isBehind = (one: Hecho, clave: ReturnType<typeof claveDe>) =>
      clave === null ||
      one.fecha < clave.fecha.toISOString() ||
      (one.fecha === clave.fecha.toISOString() && one.id < clave.id);
    const read: Hecho[] = [];
    for (let last: Hecho | undefined, page: Hecho[] = []; ; ) {
      const lugar = last ? parseLugar(formatLugar(last)) : null;
      page = all.filter((one) => isBehind(one, claveDe(lugar, one.fuente))).slice(0, 4);
      if (page.length === 0) break;
      read.push(...page);
      last = page.at(-1);
    }
    expect(read).toEqual(all);
  });
});

test('a note has text, up to 500 characters', () => {
  const textOf = (texto: string) => findFailure(notaRules, { texto })?.texto ?? null;
  expect(textOf(' \u00a0')).toBe('Escribe la nota.');
  expect(textOf('🌙'.repeat(500))).toBeNull();
  expect(textOf('a'.repeat(501))).toBe('La nota no puede pasar de 500 caracteres.');
});

test('the path to a person encodes any name', () => {
  expect(rutaDePersona('-Ñu?/x-')).toBe('/persona/-%C3%91u%3F%2Fx-');
});
