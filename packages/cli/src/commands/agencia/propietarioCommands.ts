import { writeOnce } from '../../output/writeOnce';
import { recuperar } from '../../services/agencia/recuperar';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';

/** `garita propietario …`: runs on the server's own machine, without a session. */
export const propietarioCommands = createGroup(
  'propietario',
  ['garita propietario recover', 'DATA_DIR=/srv/garita garita propietario recover'],
  [
    (context) =>
      createCommand(
        'recover',
        'Escribe un enlace con el que la persona dueña pone una contraseña nueva; sirve una vez y durante una hora.',
        ['garita propietario recover', 'DATA_DIR=/srv/garita garita propietario recover'],
      )
        .alias('recuperar')
        .action(async () => await writeOnce(context, await recuperar(context), 'enlace')),
  ],
);
