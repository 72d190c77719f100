import { call } from '@garita/api-client/call';
import type { operations } from '@garita/api-client/schema';
import { CLONES } from '@garita/domain/clones/textos';
import { POR_USUARIO } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { isNamed } from '../findRow';

type Op = operations['actionWhite']['requestBody']['content']['application/json']['op'];

export const OP_CLONES = { noPermitir: 0, permitir: 1 } as const satisfies Record<string, Op>;

const actoOf = (op: Op): string => `clones ${op === OP_CLONES.permitir ? 'allow' : 'disallow'}`;

export const createPermitirTask = (op: Op) =>
  createTask({
    ...POR_USUARIO,
    nombre: ['persona', 'personas'],
    acto: actoOf(op),
    inverse: {
      acto: actoOf(op === OP_CLONES.permitir ? OP_CLONES.noPermitir : OP_CLONES.permitir),
    },
    llamada: 'actionWhite',
    lee: ['getWhiteList'],
    open: async ({ api, check, readPersonas }) => {
      const find = await readPersonas();
      check();
      const permitidos = await call(api, 'getWhiteList');
      return (typed) => {
        const { id, usuario } = find(typed);
        const isDone =
          permitidos.some(({ usuarioNombre }) => isNamed(usuarioNombre, usuario)) ===
          (op === OP_CLONES.permitir);
        const texto =
          op === OP_CLONES.permitir ? CLONES.yaPermitido(usuario) : CLONES.yaNoPermitido(usuario);
        return {
          descripcion: `${op === OP_CLONES.permitir ? 'Dejar' : 'No dejar'} que ${usuario} comparta dirección`,
          confirmacion: usuario,
          idle: isDone && texto,
          body: { user: id, op },
        };
      };
    },
  });
