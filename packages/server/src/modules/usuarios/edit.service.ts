import { normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { IGUAL, normalizeNombre } from '@garita/domain/nombres/nombre';
import { edicionRules } from '@garita/domain/usuarios/edicion.rules';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import { checkRules } from '../../checkRules';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAgencia } from '../ajustes/ajustes.service';
import { moveTo } from '../ascensos/move.service';
import { storeFirma } from '../firmas/firmas.service';
import { renameUsuario } from '../nombres/rename.service';
import type { UsuarioRow } from '../personas/personas.repository';
import { getUsuario } from '../personas/personas.service';
import { getEscalera, holdEscalafon } from '../rangos/rangos.service';
import { findMision } from './usuarios.repository';

/** A field with the value `igual` does not change (USU-18). */
type EditInput = Body<'editUsuario'>;

interface Edited {
  readonly nombre: string;
  readonly firma: string | null;
  readonly mision: { readonly id: number; readonly nombre: string; readonly categoria_id: number };
}

/**
 * The mission after the edit. A change needs `ern`, and a rank below the editor's, unless the
 * editor is the owner.
 */
async function readMision(
  { tx, actor }: WriteScope,
  person: UsuarioRow,
  rango: EditInput['rango'],
): Promise<Edited['mision']> {
  const present = {
    id: person.mision_id,
    nombre: person.mision,
    categoria_id: person.categoria_id,
  };
  if (rango === IGUAL || rango === present.id) return present;
  if (!actor.permisos.includes('ern')) throw Rechazo.forbidden(USUARIOS.rangoSinPermiso);
  await holdEscalafon(tx);
  const mision = await findMision(tx, rango);
  if (!mision) throw Rechazo.invalid('rango', USUARIOS.misionDesconocida);
  if (mision.categoria_id >= actor.id_categoria && actor.permisoSys !== 1)
    throw Rechazo.forbidden(USUARIOS.rangoAlto);
  return mision;
}

async function readEdited(
  scope: WriteScope,
  person: UsuarioRow,
  input: EditInput,
): Promise<Edited> {
  const mision = await readMision(scope, person, input.rango);
  const nombre = input.nombre === IGUAL ? person.usuario : normalizeNombre(input.nombre);
  const firma = input.firma === IGUAL ? (person.firma ?? '') : normalizeFirma(input.firma);
  const { firma_desde } = await getAgencia(scope.tx);
  const despedido = person.despedido_en !== null;
  const values = {
    nombre,
    nombreActual: person.usuario,
    firma,
    categoria: mision.categoria_id,
    firmaDesde: firma_desde,
    despedido,
  };
  checkRules(edicionRules, values);
  return { nombre, firma: firma === '' ? null : firma, mision };
}

type Change = readonly [field: string, before: unknown, after: unknown];

async function notifyMision(
  { tx, actor, notify }: WriteScope,
  person: UsuarioRow,
  mision: Edited['mision'],
): Promise<void> {
  const ladder = (await getEscalera(tx)).map(({ id }) => id);
  const isUp = ladder.indexOf(mision.id) > ladder.indexOf(person.mision_id);
  if (isUp)
    notify(person.id, 'ascenso', {
      quien: actor.usuario,
      que: mision.nombre,
      antes: person.mision,
    });
  else notify(person.id, 'descenso', { que: mision.nombre });
}

/** Applies the edit. @returns the changes; none if nothing differs */
async function apply(
  scope: WriteScope,
  person: UsuarioRow,
  { nombre, firma, mision }: Edited,
): Promise<Change[]> {
  const changes: Change[] = [];
  if (nombre !== person.usuario) {
    await renameUsuario(scope.tx, {
      usuarioId: person.id,
      anterior: person.usuario,
      nuevo: nombre,
      encargadoId: scope.actor.id,
      ahora: scope.ahora,
    });
    changes.push(['usuario', person.usuario, nombre]);
  }
  if (mision.id !== person.mision_id) {
    await moveTo(scope, person, { id: mision.id, categoria: mision.categoria_id });
    await notifyMision(scope, person, mision);
    changes.push(['mision', person.mision, mision.nombre]);
  }
  if (firma !== person.firma) {
    await storeFirma(scope.tx, person.id, firma);
    changes.push(['firma', person.firma, firma]);
  }
  return changes;
}

/**
 * Edits a person's name, mission and signature.
 * @throws Rechazo 400 by `edicionRules` and for an unknown mission; 403 for another mission without
 * `ern` or not below the editor, and as `moveTo`; 409 for a name or signature that is taken.
 */
export async function editUsuario(scope: WriteScope, input: EditInput): Promise<[string, 0]> {
  const person = await getUsuario(scope.tx, input.id);
  const changes = await apply(scope, person, await readEdited(scope, person, input));
  const antes = Object.fromEntries(changes.map(([field, before]) => [field, before]));
  const despues = Object.fromEntries(changes.map(([field, , after]) => [field, after]));
  if (changes.length === 0) scope.unchanged();
  else await scope.audit({ objetivo: ['usuario', person.id], antes, despues });
  return [USUARIOS.editado, 0];
}
