import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { correccionRules } from '@garita/domain/fichajes/fichaje.rules';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { checkRules } from '../../input/checkRules';
import { parseEntero } from '../../input/parseEntero';
import { toId } from '../../input/toId';
import { findRow } from '../findRow';
import { searchRegistros } from '../registros/search';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

/** A correction as typed; negative minutes are subtracted. */
export interface CorreccionFlags {
  readonly minutos: string;
  readonly motivo: string;
}

/**
 * Corrects a closed clock-in, found in the log.
 * @throws RefusedError when the log does not have it, UsageError by `correccionRules`.
 */
export async function prepareCorreccion(
  connection: Connection,
  fichaje: string,
  { minutos: typed, motivo }: CorreccionFlags,
): Promise<Cambio> {
  const minutos = parseEntero(typed, '--minutos', 1_000_000);
  checkRules(correccionRules, { minutos, motivo }, { minutos: '--minutos', motivo: '--motivo' });
  const log = await searchRegistros(connection, 'fichajes', '', Number.POSITIVE_INFINITY);
  const { id, usuario, nombreUsuario, id_categoria, dia } = findRow(
    log,
    (one) => one.id === toId(fichaje),
    `El registro no tiene el fichaje ${fichaje}.`,
  );
  const op = OP_FICHAJE.corregir;
  checkAccess(await whoami(connection), 'actionFichar', {
    target: { id: usuario, usuario: nombreUsuario, id_categoria },
    values: { op },
  });
  return {
    descripcion: `${minutos < 0 ? 'Restar' : 'Devolver'} ${Math.abs(minutos)} min al fichaje de ${nombreUsuario} del ${dia}: «${motivo.trim()}»`,
    confirmacion: nombreUsuario,
    send: toSend(connection.api, 'actionFichar', {
      op,
      id,
      usuario,
      minutos,
      motivo: motivo.trim(),
    }),
  };
}
