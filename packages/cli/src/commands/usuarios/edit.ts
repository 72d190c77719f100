import { type Context, isInteractive } from '../../Context';
import { UsageError } from '../../errors';
import type { Session } from '../../services/openSession';
import { type Edicion, prepareEdicion } from '../../services/usuarios/edit';
import { type Devolver, ingresoTask, prepareIngreso } from '../../services/usuarios/reenter';
import { ask } from '../../terminal/ask';
import { applyCambio } from '../applyCambio';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { prepareActo } from '../prepareActo';
import type { LoteFlags } from '../runLote';
import { refuseOfArchivo, runTask } from '../runTask';

export const editCommand = createActCommand({
  name: 'edit',
  description:
    'Cambia el nombre, la misión o la firma de una persona. Lo que no se indica se queda como está.',
  ejemplos: ['Recluta --nombre Soldado', 'Cabo --mision "Oficial I" --firma CAB --dry-run'],
  takes: {
    '<usuario|id>': 'su nombre o su número',
    '--nombre <nombre>': 'el nuevo nombre',
    '--mision <misión>': 'la nueva misión, por su nombre o su número',
    '--firma <firma>': 'la nueva firma; vacía, ninguna',
  },
  llamada: 'editUsuario',
  lee: ['userAllInfo'],
  parse: (_, usuario: string, flags: Edicion): [string, Edicion] => {
    if ((flags.nombre ?? flags.mision ?? flags.firma) === undefined)
      throw new UsageError('Indica qué cambia: --nombre, --mision o --firma.');
    return [usuario, flags];
  },
  prepare: prepareEdicion,
});

type IngresoFlags = LoteFlags & { readonly conPermisos?: true; readonly sinPermisos?: true };

/**
 * Whether the person gets the exceptions back. Without a flag the command asks at a terminal; any
 * answer except yes means no.
 */
function devolverOf(
  context: Context,
  { conPermisos, sinPermisos, dryRun }: IngresoFlags,
): Devolver {
  if (conPermisos || sinPermisos || dryRun || !isInteractive(context)) return conPermisos === true;
  return async (codigos) =>
    /^s[ií]?$/i.test(
      (await ask(context, `Tenía permisos propios: ${codigos}. ¿Devolvérselos? (s/N) `)).trim(),
    );
}

export const reenterCommand = createBulkCommand(ingresoTask, {
  description: 'Devuelve a la agencia a una persona despedida, a su misión y sin firma.',
  ejemplos: ['Expulsado', 'Expulsado --con-permisos --dry-run', '--archivo vuelven.csv --dry-run'],
  takes: {
    '[usuarios...]': 'a quiénes: sus nombres o sus números',
    '--con-permisos': {
      help: 'le devuelve los permisos propios que tenía',
      conflicts: ['sinPermisos'],
    },
    '--sin-permisos': 'no se los devuelve, y no lo pregunta; a varias personas no se pregunta',
  },
  run: async (context, usuarios: string[], flags: IngresoFlags) => {
    const [usuario] = usuarios;
    if (flags.archivo === undefined && usuarios.length === 1 && usuario !== undefined) {
      refuseOfArchivo(flags);
      const prepare = (session: Session) =>
        prepareIngreso(session, usuario, devolverOf(context, flags));
      return applyCambio(context, flags, prepareActo('ingresar', prepare));
    }
    const campos = { conPermisos: flags.conPermisos ? 'sí' : undefined };
    const varios = { campo: 'usuario', valores: usuarios } as const;
    return runTask(context, ingresoTask, { flags, campos, varios });
  },
});
