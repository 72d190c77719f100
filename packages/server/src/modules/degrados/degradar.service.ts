import { type DegradoValues, degradoRules } from '@garita/domain/degrados/degrado.rules';
import { listInferiores } from '@garita/domain/degrados/inferiores';
import { DEGRADOS } from '@garita/domain/degrados/textos';
import { isSeleccionable } from '@garita/domain/rangos/isSeleccionable';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import { checkRules } from '../../checkRules';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { moveTo } from '../ascensos/move.service';
import {
  judgeSancion,
  keepSancion,
  type SancionInput,
  sancionValues,
} from '../normativa/sanciones.service';
import { getUsuario } from '../personas/personas.service';
import { getEscalera, holdEscalafon } from '../rangos/rangos.service';
import { insertDegrado } from './degrados.repository';

type DegradoInput = SancionInput & {
  readonly [Campo in keyof DegradoValues]: NonNullable<DegradoValues[Campo]>;
};

/**
 * Reads the requested mission, and checks that it is below the current mission and may be chosen
 * (DEG-07).
 */
async function readInferior(tx: Db, actual: number, rango: number) {
  await holdEscalafon(tx);
  const escalera = await getEscalera(tx);
  const meant = escalera.find(({ id }) => id === rango);
  if (!meant) throw Rechazo.invalid('rango', USUARIOS.misionDesconocida);
  if (!isSeleccionable(meant)) throw Rechazo.conflict(DEGRADOS.fueraDeSelector, 'rango');
  if (!listInferiores(escalera, ({ id }) => id === actual).includes(meant))
    throw Rechazo.conflict(DEGRADOS.noInferior, 'rango');
  return meant;
}

/**
 * Demotes a person. The person keeps their signature, even below `firma_desde`.
 * @throws Rechazo 400 by `degradoRules` and for an unknown mission; 409 for a mission that is not
 * below the present one or is above category 9, and for a dismissed person; 400 and 409 as
 * `judgeSancion` when the input names an infraction; 403 as `moveTo`.
 */
export async function degradar(scope: WriteScope, input: DegradoInput) {
  const { tx, ahora, audit, notify } = scope;
  checkRules(degradoRules, input);
  // The write has locked the person's row, so a concurrent promotion comes either before or after.
  const person = await getUsuario(tx, input.usuario);
  if (person.despedido_en !== null) throw Rechazo.conflict(DEGRADOS.estaDespedido, 'usuario');
  const mision = await readInferior(tx, person.mision_id, input.rango);
  const sancion = await judgeSancion(tx, { ...input, dada: { accion: 'degrado' } });
  const cambio = await moveTo(scope, person, { id: mision.id, categoria: mision.id_categoria });
  const id = await insertDegrado(tx, { ...cambio, motivo: input.motivo });
  await keepSancion(tx, sancion, { fecha: ahora, degrado_id: id });
  await audit({
    objetivo: ['usuario', person.id],
    antes: { mision: person.mision },
    despues: {
      mision: mision.nombre,
      degrado: id,
      motivo: input.motivo,
      ...sancionValues(sancion),
    },
  });
  notify(person.id, 'descenso', { que: mision.nombre });
  return { msg: DEGRADOS.hecho(person.usuario, mision.nombre), status: 0 as const };
}
