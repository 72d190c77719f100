import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { ACCESO } from '@garita/domain/acceso/textos';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import type { Connection } from '../../connect';
import { NotFoundError, RefusedError } from '../../errors';
import { POR_USUARIO } from '../../lote/taskColumns';
import type { SalidaClaves } from '../../output/openClaves';
import { createTask } from '../createTask';
import { isNamed } from '../findRow';
import { whoami } from '../sesion/whoami';
import { askByNombre } from './desconocida';
import { checkAccess, readDirectorio } from './directorio';
import { getPermisos } from './permisos';
import { findIdByNombre, getPersona } from './show';

export type PersonaCompleta = Awaited<ReturnType<typeof getPersona>>;

/** Finds a person by name only, since one wrong digit of an id would mean another person. */
export const findPersona = async (api: ApiClient, nombre: string): Promise<PersonaCompleta> =>
  getPersona(api, await askByNombre(api, nombre, findIdByNombre(api, nombre)));

/**
 * Checks that the user may set a person's password, also by the person's permissions. @throws
 * RefusedError when the portal would refuse
 */
export async function checkResetPassword(
  connection: Connection,
  persona: PersonaCompleta,
): Promise<void> {
  const target = { id: persona.id, usuario: persona.usuario, id_categoria: persona.categoria };
  const yo = await whoami(connection);
  checkAccess(yo, 'resetPassword', { target });
  if (persona.despedido !== null) throw new RefusedError(USUARIOS.despedido);
  const permisos = await getPermisos(connection.api, persona.id);
  const ajenos = listAjenos(
    yo,
    permisos.map(({ codigo }) => codigo),
  );
  if (ajenos.length > 0) throw new RefusedError(USUARIOS.claveAjena(ajenos.join(', ')));
}

/** Sets a new password and returns it. It cannot be read again later. The person's sessions end. */
export async function resetPassword(api: ApiClient, id: number, clave?: string): Promise<string> {
  return (await call(api, 'resetPassword', { usuario: id }, { idempotencyKey: clave })).clave;
}

/** The error for a line about the user. A list of all people contains such a line. */
const esTuya = (usuario: string): string =>
  `${usuario} eres tú, y tu contraseña la cambias tú en el portal. Deja fuera esa línea: «garita usuarios list» lo hace con --filtro usuario!=${usuario}.`;

type Salida = Pick<SalidaClaves, 'has' | 'write'>;

/**
 * Sets new passwords. The portal does not replay these answers, so a repeated run skips the people
 * in the output file and gives all others a new password. Permissions that the user lacks are
 * checked only by the portal, since checking them here would take one request per person.
 */
export const createClaveTask = ({ has, write }: Salida) =>
  createTask({
    ...POR_USUARIO,
    nombre: ['contraseña', 'contraseñas'],
    acto: 'usuarios reset-password',
    llamada: 'resetPassword',
    open: async ({ yo, check, ...session }, usuarios) => {
      const { find } = await readDirectorio(session, usuarios);
      const seen = new Set<number>();
      return (typed) => {
        const target = find(typed);
        const { id, usuario } = target;
        // People are found by name only, as in the command for one person.
        if (!isNamed(typed, usuario))
          throw new NotFoundError(`${typed}: ${ACCESO.personaDesconocida}`);
        if (id === yo.id) throw new RefusedError(esTuya(usuario));
        check(target);
        // A second password would invalidate the first password in the file.
        if (seen.has(id)) throw new RefusedError(`${usuario}: está dos veces.`);
        seen.add(id);
        return {
          descripcion: `Contraseña nueva para ${usuario}`,
          confirmacion: usuario,
          turno: String(id),
          ...(has(usuario) && { yaHecha: 'La suya ya está en el fichero' }),
          send: async (clave) => {
            await write(usuario, await resetPassword(session.api, id, clave));
            return `Contraseña nueva de ${usuario} en el fichero`;
          },
        };
      };
    },
  });
