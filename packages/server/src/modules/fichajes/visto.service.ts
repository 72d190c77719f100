import { cierreRules } from '@garita/domain/fichajes/fichaje.rules';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import { checkRules } from '../../checkRules';
import { Rechazo } from '../../rechazo';
import type { AnyoneScope } from '../../write/WriteScope';
import type { FichajeRow } from './fichajes.repository';
import { findPresencia } from './presencia.repository';

/**
 * The exit of a person who accepts the time when their avatar was last seen. The caller holds the
 * record's lock, so the stored time does not change meanwhile.
 * @param visto the ISO instant that the page showed to the person
 * @throws Rechazo 409 if the exit does not seem forgotten, or if another time is stored; 400 by
 * `cierreRules`.
 */
export async function acceptVisto({ tx, ahora }: AnyoneScope, fichaje: FichajeRow, visto: string) {
  const presencia = await findPresencia(tx, fichaje.id);
  if (!presencia?.avisada_en || !presencia.visto_en) throw Rechazo.conflict(FICHAJES.sinVisto);
  const at = presencia.visto_en;
  if (at.getTime() !== Date.parse(visto)) throw Rechazo.conflict(FICHAJES.otroVisto);
  const salida = { salida: at.toISOString(), motivo: FICHAJES.olvidada };
  checkRules(cierreRules({ entrada: fichaje.entrada.getTime(), now: ahora.getTime() }), salida);
  return { at, motivo: salida.motivo };
}
