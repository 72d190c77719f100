import { type CallAnswer, call } from '@garita/api-client/call';
import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { describeFuera } from '@garita/domain/fichajes/describeFuera';
import { cierreRules, correccionRules } from '@garita/domain/fichajes/fichaje.rules';
import { parseMomento, splitMomento } from '@garita/domain/fichajes/parseMomento';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Acto } from '../../change/Acto';
import { checkRules } from '../../input/checkRules';
import { parseEntero } from '../../input/parseEntero';
import { toId } from '../../input/parseId';
import { findRow, isAbout } from '../findRow';
import type { Session } from '../openSession';
import { searchRegistros } from '../registros/search';

/**
 * Reads the time of a clock-out, such as `2026-11-21 18:30` in this machine's zone, as an ISO
 * instant; empty if invalid. If the clocks show the hour twice, the result is the first instant
 * from `entrada` on.
 */
function readSalida(typed: string, entrada: string): string {
  const [dia = '', hora = ''] = typed.trim().split(/[ T]+/);
  return parseMomento(dia, hora, { desde: Date.parse(entrada) }) ?? '';
}

/**
 * Says when the avatar was last seen, and how to close the clock-in at that time. The text is empty
 * unless the person seems to have left.
 */
function describeVista(fichaje: CallAnswer<'getFichajesActivos'>[number]): string {
  const visto = fichaje.olvidada?.visto;
  if (!visto) return '';
  const { dia, hora } = splitMomento(Date.parse(visto));
  return ` ahora. ${describeFuera(fichaje, Date.now())}: para cerrarlo con esa hora, añade --salida '${dia} ${hora}' y --motivo`;
}

/**
 * Prepares the clock-out of another person. @throws RefusedError for a person who is not clocked
 * in, UsageError by `cierreRules`
 */
export async function prepareCierre(
  { api, check }: Session,
  quien: string,
  { salida, motivo = '' }: { readonly salida?: string; readonly motivo?: string },
): Promise<Acto<'cerrarFichaje'>> {
  const fichaje = findRow(
    await call(api, 'getFichajesActivos'),
    isAbout(quien),
    `${quien} no tiene ningún fichaje abierto.`,
  );
  const { id, usuario, usuarioNombre, id_categoria, entrada } = fichaje;
  check({ id: usuario, usuario: usuarioNombre, id_categoria });
  const real =
    salida === undefined ? {} : { salida: readSalida(salida, entrada), motivo: motivo.trim() };
  checkRules(
    cierreRules({ entrada: Date.parse(entrada), now: Date.now() }),
    { salida: null, motivo, ...real },
    { salida: '--salida', motivo: '--motivo' },
  );
  return {
    descripcion: `Cerrar el fichaje de ${usuarioNombre}${real.salida ? ` con salida ${formatInstant(real.salida)}: «${real.motivo}»` : describeVista(fichaje)}`,
    confirmacion: usuarioNombre,
    body: { id, ...real },
  };
}

/**
 * Prepares the correction of a clock-in by a number of minutes, which may be negative. @throws
 * RefusedError when the log lacks the clock-in, UsageError by `correccionRules`
 */
export async function prepareCorreccion(
  session: Session,
  fichaje: string,
  { minutos: typed, motivo }: { readonly minutos: string; readonly motivo: string },
): Promise<Acto<'actionFichar'>> {
  const minutos = parseEntero(typed, '--minutos', 1_000_000);
  checkRules(correccionRules, { minutos, motivo }, { minutos: '--minutos', motivo: '--motivo' });
  const log = await searchRegistros(session, 'fichajes', '', Number.POSITIVE_INFINITY);
  const { id, usuario, nombreUsuario, id_categoria, dia } = findRow(
    log,
    (one) => one.id === toId(fichaje),
    `El registro no tiene el fichaje ${fichaje}.`,
  );
  session.check({ id: usuario, usuario: nombreUsuario, id_categoria });
  return {
    descripcion: `${minutos < 0 ? 'Restar' : 'Devolver'} ${Math.abs(minutos)} min al fichaje de ${nombreUsuario} del ${dia}: «${motivo.trim()}»`,
    confirmacion: nombreUsuario,
    body: { op: OP_FICHAJE.corregir, id, usuario, minutos, motivo: motivo.trim() },
  };
}
