import { unwrap } from '@garita/api-client/createClient';
import { CLONES } from '@garita/domain/clones/textos';
import { keyed } from '../../cambio/Cambio';
import { RefusedError } from '../../errors';
import { POR_USUARIO } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { isNamed } from '../findRow';
import { readMsg } from '../readMsg';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

/** Letting people share an address, op 1, or no longer, op 0. */
export const createPermitirTarea = (op: 0 | 1): Tarea<'usuario', string> => ({
  ...POR_USUARIO,
  nombre: ['persona', 'personas'],
  acto: `clones ${op === 1 ? 'allow' : 'disallow'}`,
  inversa: { acto: `clones ${op === 1 ? 'disallow' : 'allow'}` },
  open: async (connection, usuarios, _, enLote) => {
    const { yo, find } = await readDirectorio(connection, usuarios);
    checkAccess(yo, 'actionWhite');
    const permitidos = await unwrap(connection.api.GET('/getWhiteList'));
    return (typed) => {
      const { id, usuario } = find(typed);
      const isDone = permitidos.some(({ usuarioNombre }) => isNamed(usuarioNombre, usuario)) === (op === 1);
      const texto = op === 1 ? CLONES.yaPermitido(usuario) : CLONES.yaNoPermitido(usuario);
      if (isDone && !enLote) throw new RefusedError(texto);
      return {
        descripcion: `${op === 1 ? 'Dejar' : 'No dejar'} que ${usuario} comparta dirección`,
        confirmacion: usuario,
        ...(isDone && { yaHecha: texto }),
        send: (clave) => readMsg(connection.api.POST('/actionWhite', { body: { user: id, op }, ...keyed(clave) })),
      };
    };
  },
});
