import { direccionesTask } from '../../services/usuarios/clearIp';
import { factoresTask } from '../../services/usuarios/resetFactors';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { renewCodesCommand } from './codigos';
import { editCommand, reenterCommand } from './edit';
import { importCommand } from './import';
import { listCommand } from './list';
import { resetPasswordCommand } from './resetPassword';
import { showCommand } from './show';

export const usuariosCommands = createGroup(
  'usuarios',
  ['list recl', 'import altas.csv --dry-run'],
  [
    listCommand,
    showCommand,
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
