import { connect } from '../../connect';
import { toJson } from '../../output/writeRows';
import { readDecisiones } from '../../services/agencia/decisiones';
import { toFichero } from '../../services/agencia/fichero';
import { LLAMADAS_LEER } from '../../services/agencia/secciones';
import { createGroup } from '../createGroup';
import { createShowCommand } from '../createShowCommand';
import { defineCommand } from '../defineCommand';
import { describeDecisiones } from './describeDecisiones';
import { importCommand } from './import';
import { setCommand } from './set';

const exportCommand = defineCommand({
  name: 'export',
  description:
    'Escribe un fichero con todo lo que la agencia ha decidido y ningún secreto, para guardarlo o darlo a otra agencia.',
  ejemplos: ['> agencia.json', '--portal casa > agencia.json'],
  llamadas: LLAMADAS_LEER,
  run: async (context) =>
    void context.stdout.write(toJson(toFichero(await readDecisiones(await connect(context))))),
});

export const agenciaCommands = createGroup(
  'agencia',
  ['show', 'export > agencia.json'],
  [
    createShowCommand({
      name: 'show',
      description:
        'Muestra lo que la agencia ha decidido: cómo es, su escalafón, sus permisos, su paga y lo que vende.',
      ejemplos: ['', '--json'],
      llamadas: LLAMADAS_LEER,
      read: readDecisiones,
      format: (decisiones, { moneda }) => describeDecisiones(decisiones, moneda),
    }),
    setCommand,
    exportCommand,
    importCommand,
  ],
);
