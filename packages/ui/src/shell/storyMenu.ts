import { PERMISOS } from '@garita/domain/acceso/permisos';
import { buildMenu } from '@garita/domain/pantallas';
import type { ShellSession } from './ShellSession';

/** People of the demo agency as the frame sees them. */
const people = {
  Agente: { id: 5, id_categoria: 3, permisos: [], permisoSys: 0, fichaje: false },
  Supervisora: { id: 3, id_categoria: 8, permisos: ['adm', 'asc', 'tt', 'ajs', 'req', 'mul', 'mem', 'mis', 'ven'], permisoSys: 0, fichaje: true },
  Gerente: { id: 2, id_categoria: 10, permisos: PERMISOS, permisoSys: 0, fichaje: false },
} as const;

/** What the frame shows to one of them; to a visitor without a name. */
export function frameFor(usuario?: keyof typeof people) {
  const person = usuario ? people[usuario] : null;
  const session: ShellSession = usuario && person ? { kind: 'signedIn', usuario, fichaje: person.fichaje } : { kind: 'visitor' };
  return { session, menu: buildMenu(person) };
}
