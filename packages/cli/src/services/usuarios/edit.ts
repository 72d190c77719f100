import { call } from '@garita/api-client/call';
import { normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { IGUAL, normalizeNombre } from '@garita/domain/nombres/nombre';
import { edicionRules } from '@garita/domain/usuarios/edicion.rules';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import type { Acto } from '../../change/Acto';
import { RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { findRow, isNamed } from '../findRow';
import type { Session } from '../openSession';
import { readEscalera } from '../rangos/escalera';
import { showUsuario } from './show';

export interface Edicion {
  readonly nombre?: string;
  /** A mission's name or id. */
  readonly mision?: string;
  /** An empty text removes the signature. */
  readonly firma?: string;
}

const findMision = async (session: Pick<Session, 'api'>, texto: string) =>
  findRow(
    await readEscalera(session),
    ({ id, nombre }) => isNamed(texto, nombre) || String(id) === texto,
    `--mision: ${USUARIOS.misionDesconocida}`,
  );

const describe = (header: string, before: string | null, after: string | null): string[] =>
  before === after ? [] : [`${header} ${before || 'ninguna'} → ${after || 'ninguna'}`];

/**
 * Prepares the changes of a person. @throws UsageError by the portal's rules, RefusedError for
 * changes that the portal would refuse
 */
export async function prepareEdicion(
  { api, yo, check }: Session,
  usuario: string,
  { nombre, mision, firma }: Edicion,
): Promise<Acto<'editUsuario'>> {
  const [persona, { firma_desde: firmaDesde }] = await Promise.all([
    showUsuario(api, usuario),
    call(api, 'configuracion'),
  ]);
  check({ ...persona, id_categoria: persona.categoria });
  const nueva = mision === undefined ? null : await findMision({ api }, mision);
  if (nueva && nueva.id !== persona.rango && yo.permisoSys !== 1) {
    if (!yo.permisos.includes('ern')) throw new RefusedError(USUARIOS.rangoSinPermiso);
    if (nueva.id_categoria >= yo.id_categoria) throw new RefusedError(USUARIOS.rangoAlto);
  }
  const after = {
    nombre: nombre === undefined ? persona.usuario : normalizeNombre(nombre),
    firma: firma === undefined ? (persona.firma ?? '') : normalizeFirma(firma),
    categoria: nueva?.id_categoria ?? persona.categoria,
  };
  checkRules(
    edicionRules,
    { ...after, nombreActual: persona.usuario, firmaDesde, despedido: persona.despedido !== null },
    { nombre: '--nombre', firma: '--firma' },
  );
  const changes = [
    ...describe('nombre', persona.usuario, after.nombre),
    ...describe('misión', persona.mision, nueva?.nombre ?? persona.mision),
    ...describe('firma', persona.firma ?? '', after.firma),
  ];
  if (changes.length === 0)
    throw new RefusedError(`${persona.usuario} ya es así: no hay nada que cambiar.`);
  const body = {
    id: persona.id,
    nombre: nombre === undefined ? IGUAL : after.nombre,
    rango: nueva?.id ?? IGUAL,
    firma: firma === undefined ? IGUAL : after.firma,
  } as const;
  return {
    descripcion: `${persona.usuario}: ${changes.join(', ')}`,
    persona,
    send: async (clave) => (await call(api, 'editUsuario', body, { idempotencyKey: clave }))[0],
  };
}
