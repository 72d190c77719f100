import { call } from '@garita/api-client/call';
import type { operations } from '@garita/api-client/schema';
import { CLONES } from '@garita/domain/clones/textos';
import { type Cambio, toIdle } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import { POR_USUARIO } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { isNamed } from '../findRow';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

type Op = operations['actionWhite']['requestBody']['content']['application/json']['op'];

export const OP_CLONES = { noPermitir: 0, permitir: 1 } as const satisfies Record<string, Op>;

const actoOf = (op: Op): string => `clones ${op === OP_CLONES.permitir ? 'allow' : 'disallow'}`;

export const createPermitirTarea = (op: Op): Tarea<'usuario', string> => ({
  ...POR_USUARIO,
  nombre: ['persona', 'personas'],
  acto: actoOf(op),
  inversa: { acto: actoOf(op === OP_CLONES.permitir ? OP_CLONES.noPermitir : OP_CLONES.permitir) },
  open: async (connection, usuarios, _, enLote) => {
    const { yo, find } = await readDirectorio(connection, usuarios);
    checkAccess(yo, 'actionWhite');
    const permitidos = await call(connection.api, 'getWhiteList');
    return (typed) => {
      const { id, usuario } = find(typed);
      const isDone =
        permitidos.some(({ usuarioNombre }) => isNamed(usuarioNombre, usuario)) ===
        (op === OP_CLONES.permitir);
      const texto =
        op === OP_CLONES.permitir ? CLONES.yaPermitido(usuario) : CLONES.yaNoPermitido(usuario);
      const cambio: Cambio = {
        descripcion: `${op === OP_CLONES.permitir ? 'Dejar' : 'No dejar'} que ${usuario} comparta dirección`,
        confirmacion: usuario,
        send: toSend(connection.api, 'actionWhite', { user: id, op }),
      };
      return isDone ? toIdle(cambio, texto, enLote) : cambio;
    };
  },
});
