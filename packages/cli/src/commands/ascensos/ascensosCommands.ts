import { ID } from '../../output/idColumn';
import { listSolicitudes, prepareRespuesta, RESPUESTA } from '../../services/ascensos/answer';
import { type Ascendible, listAscendibles } from '../../services/ascensos/list';
import { ascensoTask } from '../../services/ascensos/send';
import { prepareGasto } from '../../services/ascensos/spend';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { showCommand } from './show';

export const ascensosCommands = createGroup(
  'ascensos',
  ['list', 'send Recluta', 'accept'],
  [
    createListCommand<Ascendible>({
      description: 'Lista a quienes puedes ascender ya, por categorías desde la más alta.',
      ejemplos: ['', 'recl --json'],
      takes: { '[texto]': 'solo los nombres que lo contienen' },
      llamadas: ['turnosAscenso'],
      read: (connection, { args: [texto = ''] }) => listAscendibles(connection, texto),
      columns: [
        ID,
        { header: 'Usuario', value: ({ usuario }) => usuario },
        { header: 'Misión', value: ({ mision }) => mision },
        { header: 'Siguiente', value: ({ siguiente }) => siguiente },
        { header: 'Desde', value: ({ desde }) => desde, kind: 'instant', isMinor: true },
      ],
    }),
    showCommand,
    createBulkCommand(ascensoTask, {
      description: 'Propone a una persona su siguiente misión; la persona la acepta o la declina.',
      ejemplos: ['Recluta', 'Recluta Agente --dry-run', '--archivo gente.csv --yes'],
    }),
    createActCommand({
      name: 'spend',
      description:
        'Gasta la paga de una persona en la misión más alta que compra. Pide escribir su nombre.',
      ejemplos: ['Agente', 'Agente --dry-run'],
      takes: { '<usuario|id>': 'su nombre o su número' },
      llamada: 'ascensoPaga',
      lee: ['getListaPaga'],
      prepare: prepareGasto,
      isDefinitivo: true,
    }),
    createListCommand({
      name: 'waiting',
      description: 'Dice el ascenso que espera tu respuesta.',
      ejemplos: ['', '--watch'],
      llamadas: ['getSolicitudes'],
      read: listSolicitudes,
      columns: [
        ID,
        { header: 'Misión', value: ({ nueva }) => nueva },
        { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
        { header: 'Propone', value: ({ encargadoNombre }) => encargadoNombre },
      ],
      isWatched: true,
    }),
    createActCommand({
      name: 'accept',
      description: 'Acepta el ascenso que se te ha propuesto. Pide escribir la misión.',
      ejemplos: ['', '--dry-run'],
      llamada: 'actionSolicitudes',
      lee: ['getSolicitudes'],
      prepare: (session) => prepareRespuesta(session, RESPUESTA.aceptar),
      isDefinitivo: true,
    }),
    createActCommand({
      name: 'decline',
      description: 'Declina el ascenso que se te ha propuesto. Pide escribir la misión.',
      ejemplos: ['', '--dry-run'],
      llamada: 'actionSolicitudes',
      lee: ['getSolicitudes'],
      prepare: (session) => prepareRespuesta(session, RESPUESTA.declinar),
      isDefinitivo: true,
    }),
  ],
);
