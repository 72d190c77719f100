import { call } from '@garita/api-client/call';
import { ORIGENES } from '@garita/domain/ascensos/origen';
import { USUARIO } from '@garita/domain/listas/columna';
import { formatFields } from '../../output/formatTable';
import { ID } from '../../output/idColumn';
import {
  listSolicitudes,
  prepareRespuesta,
  RESPUESTA,
  type Respuesta,
} from '../../services/ascensos/answer';
import { type Ascendible, listAscendibles } from '../../services/ascensos/list';
import { ascensoTask } from '../../services/ascensos/send';
import { prepareGasto } from '../../services/ascensos/spend';
import { checkAccess, readDirectorio } from '../../services/usuarios/directorio';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { createShowCommand } from '../createShowCommand';

const createRespuestaCommand = (name: string, verb: string, option: Respuesta) =>
  createActCommand({
    name,
    description: `${verb} el ascenso que se te ha propuesto. Pide escribir la misión.`,
    ejemplos: ['', '--dry-run'],
    llamada: 'actionSolicitudes',
    lee: ['getSolicitudes'],
    prepare: (session) => prepareRespuesta(session, option),
    isDefinitivo: true,
  });

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
    createShowCommand({
      name: 'show',
      description: 'Muestra a qué misión le toca ascender a una persona, y desde cuándo.',
      ejemplos: ['Recluta', 'Recluta --json'],
      takes: { '<usuario|id>': 'su nombre o su número' },
      llamadas: ['verUltimoAscenso'],
      read: async (connection, usuario: string) => {
        const { yo, find } = await readDirectorio(connection, [usuario]);
        checkAccess(yo, 'verUltimoAscenso');
        const { id: userId, usuario: usuarioNombre } = find(usuario);
        return { ...(await call(connection.api, 'verUltimoAscenso', { userId })), usuarioNombre };
      },
      format: (ficha) =>
        formatFields(ficha, [
          USUARIO,
          { header: 'Misión', value: ({ mision }) => mision },
          {
            header: 'Cómo llegó',
            value: ({ origen, encargadoNombre }) => `${ORIGENES[origen]} ${encargadoNombre}`,
          },
          { header: 'Siguiente', value: ({ m_nueva }) => m_nueva || null },
          { header: 'Desde', value: ({ date_finaliza }) => date_finaliza, kind: 'instant' },
          { header: 'Se puede ya', value: ({ disponible }) => (disponible ? 'sí' : 'no') },
          { header: 'Lo alcanzas', value: ({ alcanza }) => (alcanza ? 'sí' : 'no') },
        ]),
    }),
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
    createRespuestaCommand('accept', 'Acepta', RESPUESTA.aceptar),
    createRespuestaCommand('decline', 'Declina', RESPUESTA.declinar),
  ],
);
