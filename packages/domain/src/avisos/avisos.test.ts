import { describe, expect, test } from 'vitest';
import { formatInstant } from '../formato/instant';
import { CREDITOS } from '../formato/moneda';
import { PANTALLAS } from '../pantallas';
import { type DatosAviso, MODO_INICIAL, TIPOS_AVISO, type TipoAviso } from './aviso';
import { describeAviso, nombreDeTipoAviso } from './describeAviso';
import { GRUPOS_AVISO } from './grupos';

const TODO: DatosAviso = {
  quien: 'Gerente',
  que: 'Oficial II',
  cantidad: 15,
  motivo: 'Llegó tarde.',
  hasta: '2026-12-24T18:30:00.000Z',
  inicio: '2026-11-23',
  final: '2026-11-27',
};
const datosDe = (tipo: TipoAviso): DatosAviso =>
  tipo === 'paseLista' ? { ...TODO, que: 'sumado' } : TODO;
const dice = (tipo: TipoAviso, datos: DatosAviso = {}) =>
  describeAviso({ tipo, datos: { ...datosDe(tipo), ...datos } }, CREDITOS).texto;

test.each(TIPOS_AVISO)('the notice %s has one sentence, a link to a screen, and a name', (tipo) => {
  const { texto, ruta } = describeAviso({ tipo, datos: datosDe(tipo) }, CREDITOS);
  expect(texto).toMatch(/^\p{Lu}.*[.!]$/u);
  expect(texto).not.toContain('undefined');
  expect(PANTALLAS.some((pantalla) => pantalla.ruta === ruta || ruta === '/persona/Gerente')).toBe(
    true,
  );
  expect(nombreDeTipoAviso(tipo)).toMatch(/^\p{Lu}/u);
  expect(['portal', 'sistema']).toContain(MODO_INICIAL[tipo]);
});

describe('the sentence of a notice', () => {
  test('a warning and a fine have different sentences', () => {
    expect(dice('multa')).toBe('Gerente te ha puesto una multa de 15c: Llegó tarde.');
    expect(dice('multa', { cantidad: 0 })).toBe('Gerente te ha dado un aviso: Llegó tarde.');
    expect(dice('multaPerdonada', { cantidad: 0, motivo: 'Perfil privado' })).toBe(
      'Gerente te ha quitado un aviso: Perfil privado.',
    );
  });

  test('the sentence of an adjusted time has the added or subtracted minutes', () => {
    expect(dice('tiempoAjustado', { cantidad: 65 })).toBe('Gerente ha ajustado tu tiempo: +1h 5m.');
    expect(dice('tiempoAjustado', { cantidad: -5 })).toBe('Gerente ha ajustado tu tiempo: −5 min.');
  });

  test('the sentence of a roll call has the person’s result', () => {
    expect(dice('paseLista')).toBe('Gerente ha pasado lista: tienes una asistencia más.');
    expect(dice('paseLista', { que: 'fuerabase' })).toBe(
      'Gerente ha pasado lista: estabas fuera de base y tu tiempo se ha cancelado.',
    );
  });

  test('the sentence of a forgotten exit has when the person was last seen, if that is known, and how to answer', () => {
    const visto = '2026-11-21T18:30:00.000Z';
    const ask =
      '¿Sigues dentro? Si ya te fuiste, marca la salida. Si no, vuelve a conectarte: mientras no se vea tu avatar, el fichaje se puede cerrar sin ti.';
    expect(dice('sigueDentro', { visto })).toBe(
      `Tu avatar se vio por última vez el ${formatInstant(visto)}. ${ask}`,
    );
    expect(dice('sigueDentro')).toBe(`Tu avatar no está conectado. ${ask}`);
  });

  test('the sentence of an absence has its days', () => {
    expect(dice('ausenciaAceptada')).toBe('Gerente ha aceptado tu ausencia del 23 al 27 nov 2026.');
  });
});

test('the notice of a declined proposal links to the page of the person who declined', () => {
  expect(
    describeAviso(
      { tipo: 'propuestaDeclinada', datos: { quien: 'a.b?', que: 'Oficial' } },
      CREDITOS,
    ).ruta,
  ).toBe('/persona/a.b%3F');
});

test('every kind is in the preferences once', () => {
  expect(GRUPOS_AVISO.flatMap(({ tipos }) => tipos).sort()).toEqual([...TIPOS_AVISO].sort());
});
