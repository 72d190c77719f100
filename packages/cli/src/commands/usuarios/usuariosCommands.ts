import { COLUMNAS_USUARIOS } from '@garita/domain/usuarios/columnas';
import { formatFields } from '../../output/formatTable';
import { direccionesTask, factoresTask } from '../../services/usuarios/reset';
import { showUsuario } from '../../services/usuarios/show';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createShowCommand } from '../createShowCommand';
import { renewCodesCommand } from './codigos';
import { editCommand, reenterCommand } from './edit';
import { importCommand } from './import';
import { listCommand } from './list';
import { resetPasswordCommand } from './resetPassword';

export const usuariosCommands = createGroup(
  'usuarios',
  ['list recl', 'import altas.csv --dry-run'],
  [
    listCommand,
    createShowCommand({
      name: 'show',
      description: 'Muestra los datos de una persona.',
      ejemplos: ['Recluta', '6 --json'],
      takes: { '<usuario|id>': 'su nombre o su número' },
      llamadas: ['usuarioPorNombre', 'userAllInfo'],
      read: ({ api }, usuario: string) => showUsuario(api, usuario),
      format: (persona) =>
        formatFields(persona, [
          { header: 'Usuario', value: ({ usuario }) => usuario },
          { header: 'Id', value: ({ id }) => id },
          COLUMNAS_USUARIOS.mision,
          {
            header: 'Categoría',
            value: ({ categoria, n_categoria }) => `${categoria} ${n_categoria}`,
          },
          COLUMNAS_USUARIOS.firma,
          COLUMNAS_USUARIOS.registro,
          COLUMNAS_USUARIOS.ultimaVez,
          { header: 'Despedido', value: ({ despedido }) => despedido, kind: 'instant' },
        ]),
    }),
    editCommand,
    reenterCommand,
    resetPasswordCommand,
    importCommand,
    renewCodesCommand,
    createBulkCommand(direccionesTask, {
      description:
        'Olvida las direcciones de red de una persona, que sale así de su grupo de clones. Pide escribir su nombre.',
      ejemplos: ['Recluta', 'Recluta Cabo --dry-run'],
      isDefinitivo: true,
    }),
    createBulkCommand(factoresTask, {
      description:
        'Quita el segundo factor a una persona que lo ha perdido. Pide escribir su nombre.',
      ejemplos: ['Recluta', 'Recluta Cabo --dry-run'],
      isDefinitivo: true,
    }),
  ],
);
