import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { FACTORES } from '@garita/domain/factores/textos';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { POR_USUARIO } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { checkAccess, type Directorio, readDirectorio } from './directorio';
import { getPermisos } from './permisos';

/** The codes of the named people on whom the user may act; the others are skipped. */
async function readCodigos(
  { api }: Connection,
  { yo, find }: Directorio,
  usuarios: readonly string[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const codigos = new Map<number, readonly string[]>();
  for (const usuario of usuarios) {
    try {
      const target = find(usuario);
      checkAccess(yo, 'reiniciarFactores', { target });
      if (!codigos.has(target.id))
        codigos.set(
          target.id,
          (await getPermisos(api, target.id)).map(({ codigo }) => codigo),
        );
    } catch (error) {
      // Reported with the line's own validation.
      if (!(error instanceof RefusedError)) throw error;
    }
  }
  return codigos;
}

/** Removes people's second factors. Only the portal knows who has one. */
export const factoresTarea: Tarea<'usuario', string> = {
  ...POR_USUARIO,
  nombre: ['persona', 'personas'],
  acto: 'usuarios reset-factors',
  open: async (connection, usuarios) => {
    const directorio = await readDirectorio(connection, usuarios);
    const { yo, find } = directorio;
    const codigos = await readCodigos(connection, directorio, usuarios);
    return (quien) => {
      const target = find(quien);
      checkAccess(yo, 'reiniciarFactores', { target });
      const ajenos = listAjenos(yo, codigos.get(target.id) ?? []);
      if (ajenos.length > 0)
        throw new RefusedError(`${target.usuario}: ${FACTORES.ajeno(ajenos.join(', '))}`);
      return {
        descripcion: `Quitar el segundo factor de ${target.usuario}: entrará solo con su contraseña`,
        confirmacion: target.usuario,
        turno: String(target.id),
        send: toSend(connection.api, 'reiniciarFactores', { usuario: target.id }),
      };
    };
  },
};
