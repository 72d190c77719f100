import { writeOnce } from '../../output/writeOnce';
import { recuperar } from '../../services/agencia/recuperar';
import { createGroup } from '../createGroup';
import { defineCommand } from '../defineCommand';

/** `garita propietario …` runs on the machine of the server, without a session. */
export const propietarioCommands = createGroup(
  'propietario',
  ['recover', 'DATA_DIR=/srv/garita garita propietario recover'],
  [
    defineCommand({
      name: 'recover',
      alias: 'recuperar',
      description:
        'Escribe un enlace con el que la persona dueña pone una contraseña nueva; sirve una vez y durante una hora.',
      ejemplos: ['', 'DATA_DIR=/srv/garita garita propietario recover'],
      run: async (context) => writeOnce(context, await recuperar(context), 'enlace'),
    }),
  ],
);
