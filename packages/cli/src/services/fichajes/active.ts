import { call } from '@garita/api-client/call';
import { cierreRules } from '@garita/domain/fichajes/fichaje.rules';
import { parseMomento } from '@garita/domain/fichajes/parseMomento';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Acto } from '../../change/Acto';
import { checkRules } from '../../input/checkRules';
import { findRow, isAbout } from '../findRow';
import type { Session } from '../openSession';

export interface CierreFlags {
  readonly salida?: string;
  readonly motivo?: string;
}

/**
 * Reads `2026-11-21 18:30` in this machine's zone, as the exit after `entrada`; empty if invalid.
 */
function readSalida(typed: string, entrada: string): string {
  const [dia = '', hora = ''] = typed.trim().split(/[ T]+/);
  return parseMomento(dia, hora, { desde: Date.parse(entrada) }) ?? '';
}

/** @throws RefusedError for a person who is not clocked in, UsageError by `cierreRules` */
export async function prepareCierre(
  { api, check }: Session,
  quien: string,
  { salida, motivo = '' }: CierreFlags = {},
): Promise<Acto<'cerrarFichaje'>> {
  const { id, usuario, usuarioNombre, id_categoria, entrada } = findRow(
    await call(api, 'getFichajesActivos'),
    isAbout(quien),
    `${quien} no tiene ningún fichaje abierto.`,
  );
  check({ id: usuario, usuario: usuarioNombre, id_categoria });
  const real =
    salida === undefined ? {} : { salida: readSalida(salida, entrada), motivo: motivo.trim() };
  checkRules(
    cierreRules({ entrada: Date.parse(entrada), now: Date.now() }),
    { salida: null, motivo, ...real },
    { salida: '--salida', motivo: '--motivo' },
  );
  return {
    descripcion: `Cerrar el fichaje de ${usuarioNombre}${real.salida ? ` con salida ${formatInstant(real.salida)}: «${real.motivo}»` : ''}`,
    confirmacion: usuarioNombre,
    body: { id, ...real },
  };
}
