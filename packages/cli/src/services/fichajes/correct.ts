import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { correccionRules } from '@garita/domain/fichajes/fichaje.rules';
import type { Acto } from '../../change/Acto';
import { checkRules } from '../../input/checkRules';
import { parseEntero } from '../../input/parseEntero';
import { toId } from '../../input/parseId';
import { findRow } from '../findRow';
import type { Session } from '../openSession';
import { searchRegistros } from '../registros/search';

/** A correction as typed; negative minutes are subtracted. */
export interface CorreccionFlags {
  readonly minutos: string;
  readonly motivo: string;
}

/** @throws RefusedError when the log lacks the clock-in, UsageError by `correccionRules` */
export async function prepareCorreccion(
  session: Session,
  fichaje: string,
  { minutos: typed, motivo }: CorreccionFlags,
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
