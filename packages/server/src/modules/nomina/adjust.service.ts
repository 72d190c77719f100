import { ACCESO } from '@garita/domain/acceso/textos';
import { ajusteRules } from '@garita/domain/nomina/ajuste.rules';
import { formatRequisito, LOGRO_DE, REQUISITOS } from '@garita/domain/nomina/requisito';
import { NOMINA } from '@garita/domain/nomina/textos';
import { isExcesivo, TOTAL_MAXIMO } from '@garita/domain/reglas/totalMaximo';
import { findSubject } from '../../access/actor.repository';
import { checkRules } from '../../checkRules';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { insertEntry } from './asientos.repository';
import { findSums } from './nomina.repository';
import { lockOpenPeriod } from './periodos.repository';

/**
 * Adds to or subtracts from a person's promotions, attendances or minutes in the open period. The
 * write has locked the person, so the second of two concurrent subtractions sees the first.
 * @throws Rechazo 400 by `ajusteRules`; 404 for unknown and dismissed people; 409 for a subtraction
 * beyond the balance, or a total beyond `TOTAL_MAXIMO`.
 */
export async function adjustNomina(
  { tx, actor, ahora, audit }: WriteScope,
  input: Body<'ajustarNomina'>,
) {
  const { id, opcion, requisitos, cantidad } = input;
  const razon = input.motivo?.trim() ?? null;
  checkRules(ajusteRules, { cantidad, motivo: razon });
  if (!(await findSubject(tx, id))) throw Rechazo.notFound(ACCESO.personaDesconocida);
  const tipo = REQUISITOS[requisitos];
  const periodo = await lockOpenPeriod(tx, 'share');
  const before = (await findSums(tx, id, periodo.id))[LOGRO_DE[tipo]];
  if (opcion === 1 && cantidad > before)
    throw Rechazo.conflict(NOMINA.noAlcanza(formatRequisito(tipo, before)));
  const change = opcion === 1 ? -cantidad : cantidad;
  if (isExcesivo(before, before + change))
    throw Rechazo.conflict(
      NOMINA.demasiado(formatRequisito(tipo, TOTAL_MAXIMO), formatRequisito(tipo, before)),
    );
  const motivo = NOMINA.motivoAjuste(
    `${opcion === 1 ? '−' : '+'}${formatRequisito(tipo, cantidad)}`,
    razon,
  );
  await insertEntry(tx, {
    usuario_id: id,
    periodo_id: periodo.id,
    tipo,
    cantidad: change,
    fecha: ahora,
    motivo,
    encargado_id: actor.id,
    ajuste: true,
  });
  await audit({
    objetivo: ['usuario', id],
    antes: { [tipo]: before },
    despues: { [tipo]: before + change, ...(razon !== null && { motivo: razon }) },
  });
  return { msg: NOMINA.ajustada, status: 0 as const };
}
