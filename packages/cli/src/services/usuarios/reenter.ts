import { ApiError } from '@garita/api-client/ApiError';
import type { ApiClient } from '@garita/api-client/createClient';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { ACCESO } from '@garita/domain/acceso/textos';
import { findDevolucionFailure } from '@garita/domain/usuarios/ingreso';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import type { Acto } from '../../change/Acto';
import { NotFoundError, RefusedError } from '../../errors';
import { parseSiNo } from '../../input/parseSiNo';
import { parseTexto } from '../../input/parseTexto';
import { createTask } from '../createTask';
import type { Session } from '../openSession';
import { getPermisos } from './permisos';
import type { PersonaCompleta } from './resetPassword';
import { showUsuario } from './show';

/**
 * Whether the person gets the earlier exceptions back: a fixed answer, or a function that asks the
 * user. The function gets the permission codes as text.
 */
export type Devolver = boolean | ((codigos: string) => Promise<boolean>);

type Yo = Session['yo'];

/**
 * Whether the person gets the exceptions back. @throws RefusedError when the answer is yes and the
 * user may not give these permissions
 */
function checkDevueltos(yo: Yo, codigos: readonly string[], devolver: boolean): boolean {
  const failure = devolver && codigos.length > 0 ? findDevolucionFailure(yo, codigos) : null;
  if (failure !== null) throw new RefusedError(failure);
  return devolver && codigos.length > 0;
}

/**
 * Decides whether the person gets the exceptions back. A function `devolver` is called only if the
 * user may give these permissions. @throws RefusedError as `checkDevueltos`
 */
async function chooseDevueltos(
  yo: Yo,
  codigos: readonly string[],
  devolver: Devolver,
): Promise<boolean> {
  if (typeof devolver === 'boolean') return checkDevueltos(yo, codigos, devolver);
  return (
    codigos.length > 0 &&
    findDevolucionFailure(yo, codigos) === null &&
    (await devolver(codigos.join(', ')))
  );
}

function describePropios(codigos: readonly string[], devueltos: boolean): string {
  if (codigos.length === 0) return ', sin firma';
  return `, sin firma y ${devueltos ? 'con' : 'sin'} sus permisos propios: ${codigos.join(', ')}`;
}

/**
 * Prepares readmitting a person. @throws RefusedError for a person who is not dismissed, and for
 * exceptions that the user may not give
 */
export async function prepareIngreso(
  { api, yo, check }: Session,
  usuario: string,
  devolver: Devolver,
): Promise<Acto<'ingresar'>> {
  const persona = await showUsuario(api, usuario);
  check({ ...persona, id_categoria: persona.categoria });
  if (persona.despedido === null) throw new RefusedError(USUARIOS.noDespedido);
  const propios = await listPropios(api, persona.id);
  return toIngreso({ persona, propios }, await chooseDevueltos(yo, propios, devolver));
}

const listPropios = async (api: ApiClient, id: number): Promise<readonly Permiso[]> =>
  (await getPermisos(api, id))
    .filter(({ excepcion }) => excepcion !== null)
    .map(({ codigo }) => codigo);

const toIngreso = ({ persona, propios }: Ficha, devueltos: boolean): Acto<'ingresar'> => ({
  descripcion: `Readmisión de ${persona.usuario} como ${persona.mision}${describePropios(propios, devueltos)}`,
  persona,
  body: { usuario: persona.id, devolverPermisos: devueltos ? 1 : 0 },
});

interface Ficha {
  readonly persona: PersonaCompleta;
  readonly propios: readonly Permiso[];
}

const TOGETHER = 8;

/**
 * The records of several people by name. A name that the portal refuses, such as an unknown name,
 * has the portal's error instead.
 */
async function readFichas(
  api: ApiClient,
  usuarios: readonly string[],
): Promise<ReadonlyMap<string, Ficha | ApiError>> {
  const fichas = new Map<string, Ficha | ApiError>();
  const readOne = async (usuario: string): Promise<void> => {
    try {
      const persona = await showUsuario(api, usuario);
      fichas.set(usuario, { persona, propios: await listPropios(api, persona.id) });
    } catch (error) {
      if (!(error instanceof ApiError && error.isJudged)) throw error;
      fichas.set(usuario, error);
    }
  };
  const names = [...new Set(usuarios)];
  for (let at = 0; at < names.length; at += TOGETHER)
    await Promise.all(names.slice(at, at + TOGETHER).map(readOne));
  return fichas;
}

/**
 * Readmits people. In a bulk run a person who is active again is sent to the portal, since an
 * earlier attempt may have readmitted them.
 */
export const ingresoTask = createTask({
  columnas: {
    usuario: { header: 'Usuario' },
    conPermisos: { header: 'Con permisos', takes: '--con-permisos', isOptional: true },
  },
  nombre: ['readmisión', 'readmisiones'],
  acto: 'usuarios reenter',
  parse: ({ usuario, conPermisos }, nombres) => ({
    usuario: parseTexto(usuario, nombres.usuario),
    conPermisos: parseSiNo(conPermisos || 'no', nombres.conPermisos),
  }),
  llamada: 'ingresar',
  lee: [{ id: 'permisosDe', con: 'Con --con-permisos' }],
  open: async ({ api, yo, check }, ordenes) => {
    const fichas = await readFichas(
      api,
      ordenes.map(({ usuario }) => usuario),
    );
    return ({ usuario, conPermisos }) => {
      const ficha = fichas.get(usuario);
      if (ficha === undefined || ficha instanceof ApiError)
        throw new NotFoundError(ficha?.message ?? ACCESO.personaDesconocida);
      check({ ...ficha.persona, id_categoria: ficha.persona.categoria });
      return toIngreso(ficha, checkDevueltos(yo, ficha.propios, conPermisos));
    };
  },
});
