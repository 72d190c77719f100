import type { operations } from '@garita/api-client/schema';
import { listIntocables } from '@garita/domain/acceso/mayGive';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { describeIntocables } from '@garita/domain/excepciones/describeIntocables';
import { excepcionRules } from '@garita/domain/excepciones/excepcion.rules';
import { judgeExcepcion } from '@garita/domain/excepciones/judgeExcepcion';
import { formatPermisoIds } from '@garita/domain/excepciones/permisoIds';
import type { Acto } from '../../change/Acto';
import { toOrden } from '../../change/PreparedChange';
import { RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { parsePermisos } from '../../input/parsePermisos';
import { POR_USUARIO } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { isMeant } from '../findRow';
import type { Session } from '../openSession';
import { readDirectorio } from '../usuarios/directorio';
import { type Excepcion, listExcepciones } from './list';

const OP = { crear: 0, editar: 1, borrar: 2 } as const satisfies Record<
  string,
  operations['actionExcepciones']['requestBody']['content']['application/json']['op']
>;

const isTheirs = (quien: string) => (row: Excepcion) =>
  isMeant(quien, { id: row.id, nombre: row.usuario_nombre });
const toPersona = ({ id, usuario_nombre: usuario, id_categoria }: Excepcion) => ({
  id,
  usuario,
  id_categoria,
});
const join = (codigos: readonly string[]): string => codigos.join(' ');

/** Parses permission codes. @throws UsageError for an unknown code, or without any */
export function parsePropios(textos: readonly string[]): Permiso[] {
  const permisos = parsePermisos(textos.join(' '));
  checkRules(excepcionRules, { usuario: 0, permisos }, { permisos: 'Permisos' });
  return permisos;
}

/**
 * Prepares the replacement of a person's exceptions. @throws RefusedError for permissions that the
 * user may not give
 */
export async function prepareExcepcion(
  session: Session,
  quien: string,
  permisos: readonly Permiso[],
): Promise<Acto<'actionExcepciones'>> {
  const { yo } = session;
  const present = (await listExcepciones(session)).find(isTheirs(quien));
  const { find } = await readDirectorio(session, [quien], present ? [toPersona(present)] : []);
  const persona = find(quien);
  session.check(persona);
  const { ajenos, codigos } = judgeExcepcion(yo, present?.codigos ?? [], permisos);
  if (ajenos.length > 0) throw new RefusedError(describeIntocables(yo, ajenos, 'dar', ' '));
  const ids = formatPermisoIds(permisos);
  const body = present
    ? ({ op: OP.editar, id: present.id, permisos: ids, previos: present.permisos } as const)
    : ({ op: OP.crear, usuario: persona.id, permisos: ids } as const);
  return {
    descripcion: `Permisos propios de ${persona.usuario}: ${join(codigos)}${present ? ` (tenía ${join(present.codigos)})` : ''}`,
    persona,
    body,
  };
}

/** Deletes exceptions. In a bulk run a person without exceptions is reported as such. */
export const borrarTask = createTask({
  ...POR_USUARIO,
  nombre: ['persona', 'personas'],
  acto: 'excepciones delete',
  llamada: 'actionExcepciones',
  open: async ({ enLote, yo, ...session }, quienes) => {
    const excepciones = await listExcepciones(session);
    const presentOf = (quien: string) => excepciones.find(isTheirs(quien));
    const absent = enLote ? quienes.filter((quien) => !presentOf(quien)) : [];
    const { find } = await readDirectorio(session, absent);
    return (quien) => {
      const present = presentOf(quien);
      if (present === undefined) return toNone(quien, enLote ? find(quien).usuario : quien);
      session.check(toPersona(present));
      const ajenos = listIntocables(yo, present.codigos);
      if (ajenos.length > 0) throw new RefusedError(describeIntocables(yo, ajenos, 'quitar', ' '));
      return {
        descripcion: `Quitar a ${present.usuario_nombre} sus permisos propios: ${join(present.codigos)}`,
        confirmacion: present.usuario_nombre,
        turno: String(present.id),
        deshacer: `Se le devuelven con ${toOrden('excepciones', 'set', present.usuario_nombre, ...present.codigos)}`,
        body: { op: OP.borrar, id: present.id, previos: present.permisos },
      };
    };
  },
});

function toNone(quien: string, usuario: string): Acto<'actionExcepciones'> {
  const texto = `${usuario} no tiene permisos propios.`;
  return {
    descripcion: `Quitar a ${usuario} sus permisos propios`,
    confirmacion: quien,
    turno: usuario,
    idle: texto,
    send: async () => texto,
  };
}
