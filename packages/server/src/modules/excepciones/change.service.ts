import { ACCESO } from '@garita/domain/acceso/textos';
import { describeIntocables } from '@garita/domain/excepciones/describeIntocables';
import { excepcionRules } from '@garita/domain/excepciones/excepcion.rules';
import { judgeExcepcion } from '@garita/domain/excepciones/judgeExcepcion';
import { formatPermisoIds, parsePermisoIds } from '@garita/domain/excepciones/permisoIds';
import { EXCEPCIONES } from '@garita/domain/excepciones/textos';
import { checkRules } from '../../checkRules';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { addCodigos, findExcepcion, removeCodigos } from './excepciones.repository';

const OP = { crear: 0, editar: 1, borrar: 2 } as const;

interface Input {
  readonly op: (typeof OP)[keyof typeof OP];
  /** Id of the person, for editing and deleting. */
  readonly id?: number;
  /** Id of the person, for creating. */
  readonly usuario?: number;
  readonly permisos?: string;
  readonly previos?: string;
}

interface Excepcion {
  readonly usuarioId: number;
  readonly usuario: string;
  readonly codigos: readonly string[];
}

/**
 * Reads the exception of a person whom the write has locked.
 * @throws Rechazo 404 for an unknown person or exception; 409 when the exception's state forbids
 * the request.
 */
async function readExcepcion(
  { tx }: WriteScope,
  { op, id, usuario, previos }: Input,
): Promise<Excepcion> {
  const usuarioId = (op === OP.crear ? usuario : id) as number;
  const row = await findExcepcion(tx, usuarioId);
  if (!row) throw Rechazo.notFound(ACCESO.personaDesconocida);
  const { codigos } = row;
  if (op === OP.crear && codigos.length > 0)
    throw Rechazo.conflict(EXCEPCIONES.yaTiene(row.usuario), 'usuario');
  if (op === OP.crear && row.despedido_en !== null)
    throw Rechazo.conflict(EXCEPCIONES.estaDespedido, 'usuario');
  if (op !== OP.crear && codigos.length === 0) throw Rechazo.notFound(EXCEPCIONES.noEncontrada);
  if (
    op !== OP.crear &&
    previos !== undefined &&
    formatPermisoIds(parsePermisoIds(previos) ?? []) !== formatPermisoIds(codigos)
  ) {
    throw Rechazo.conflict(EXCEPCIONES.haCambiado(row.usuario));
  }
  return { usuarioId, usuario: row.usuario, codigos };
}

/**
 * The requested permission codes; empty for a deletion.
 * @throws Rechazo 400 by `excepcionRules`.
 */
function readPedidos({ op, permisos = '' }: Input, usuario: number): readonly string[] {
  if (op === OP.borrar) return [];
  const pedidos = parsePermisoIds(permisos);
  checkRules(excepcionRules, { usuario, permisos: pedidos });
  return pedidos ?? [];
}

async function store(
  { tx, actor, ahora, audit, notify, unchanged }: WriteScope,
  { usuarioId, codigos }: Excepcion,
  despues: readonly string[],
): Promise<void> {
  const added = despues.filter((codigo) => !codigos.includes(codigo));
  const removed = codigos.filter((codigo) => !despues.includes(codigo));
  if (added.length + removed.length === 0) return unchanged();
  await removeCodigos(tx, usuarioId, removed);
  await addCodigos(tx, {
    usuario_id: usuarioId,
    codigos: added,
    encargado_id: actor.id,
    fecha: ahora,
  });
  notify(usuarioId, 'cambioPermisos', {});
  return audit({
    objetivo: ['usuario', usuarioId],
    antes: { permisos: [...codigos].sort() },
    despues: { permisos: [...despues].sort() },
  });
}

function describeDone(op: Input['op'], usuario: string, conservados: readonly string[]): string {
  if (op === OP.crear) return EXCEPCIONES.creada(usuario);
  if (op === OP.borrar) return EXCEPCIONES.borrada(usuario);
  return conservados.length > 0
    ? EXCEPCIONES.editadaConserva(usuario, conservados.join(', '))
    : EXCEPCIONES.editada(usuario);
}

/**
 * Creates, edits or deletes a person's exception (EXC-07 to EXC-10). The change applies at the
 * person's next request.
 * @throws Rechazo 400 by `excepcionRules`; 403 for permissions that the actor may not give or take;
 * 404 as `readExcepcion`; 409 for a second exception, for a dismissed person, or when the present
 * permissions differ from `previos`.
 */
export async function changeExcepcion(scope: WriteScope, input: Input) {
  const excepcion = await readExcepcion(scope, input);
  const pedidos = readPedidos(input, excepcion.usuarioId);
  const { codigos, ajenos, conservados } = judgeExcepcion(scope.actor, excepcion.codigos, pedidos);
  if (ajenos.length > 0) throw Rechazo.forbidden(describeIntocables(scope.actor, ajenos, 'dar'));
  // A deletion takes all permissions, so it is refused if one of them must stay.
  if (input.op === OP.borrar && conservados.length > 0)
    throw Rechazo.forbidden(describeIntocables(scope.actor, conservados, 'quitar'));
  await store(scope, excepcion, codigos);
  return { msg: describeDone(input.op, excepcion.usuario, conservados), status: 0 as const };
}
