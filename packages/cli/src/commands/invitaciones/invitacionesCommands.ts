import type { Schemas } from '@garita/api-client/Schemas';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { formatCodigo } from '@garita/domain/invitaciones/codigo';
import { type EstadoInvitacion, estadoOf } from '@garita/domain/invitaciones/invitacion';
import { connect } from '../../connect';
import { parseEntero } from '../../input/parseEntero';
import { ID } from '../../output/idColumn';
import {
  checkInvitacion,
  createInvitacion,
  prepareAnulacion,
} from '../../services/invitaciones/invitaciones';
import { rowsOf } from '../../services/rowsOf';
import { toSentence } from '../applyCambio';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { defineCommand } from '../defineCommand';
import { DRY_RUN, type DryRun } from '../sharedTakes';

const ESTADOS: Readonly<Record<EstadoInvitacion, string>> = {
  viva: 'sirve',
  agotada: 'agotada',
  caducada: 'caducada',
  anulada: 'anulada',
};

const describeEstado = ({ usos, usados, expira, anulada }: Schemas['Invitacion']): string =>
  ESTADOS[
    estadoOf(
      {
        usos,
        usados,
        expira: expira === null ? null : Date.parse(expira),
        isAnulada: anulada !== null,
      },
      Date.now(),
    )
  ];

/**
 * The maximum that the option accepts. It is above the contract's limits, so that the rules, and
 * not the option, report a value beyond the limits.
 */
const MAX = 1000;

interface CreateFlags extends DryRun {
  readonly usos: string;
  readonly dias?: string;
  readonly nota?: string;
  readonly enlace?: true;
}

const createInvitacionCommand = defineCommand({
  name: 'create',
  description: 'Hace una invitación y escribe su código, con el que se registra quien lo tenga.',
  ejemplos: ['--usos 5 --dias 7 --nota "Feria de otoño"', '--enlace > enlace.txt'],
  takes: {
    ...DRY_RUN,
    '--usos <número>': { help: 'para cuántas personas sirve', byDefault: '1' },
    '--dias <número>': 'cuántos días; si falta, hasta que se anule',
    '--nota <texto>': 'para qué es',
    '--enlace': 'escribe el enlace entero, en lugar del código',
  },
  llamadas: ['crearInvitacion'],
  run: async (context, { usos, dias, nota = '', enlace, dryRun }: CreateFlags) => {
    const values = {
      usos: parseEntero(usos, '--usos', MAX),
      dias: dias === undefined ? null : parseEntero(dias, '--dias', MAX),
      nota,
    };
    const connection = await connect(context);
    await checkInvitacion(connection, values);
    const plazo =
      values.dias === null
        ? 'hasta que se anule'
        : `durante ${values.dias === 1 ? '1 día' : `${values.dias} días`}`;
    const what = toSentence(
      `Invitación para ${contarPersonas(values.usos)}, ${plazo}${nota.trim() === '' ? '' : `: «${nota.trim()}»`}`,
    );
    if (dryRun) return void context.stderr.write(`${what}\nNo se ha cambiado nada.\n`);
    const codigo = await createInvitacion(connection, values);
    // The code is alone on stdout, so that it can be piped.
    context.stdout.write(`${enlace ? `${connection.servidor}/?invitacion=${codigo}` : codigo}\n`);
    context.stderr.write(`${what}\n`);
  },
});

export const invitacionesCommands = createGroup(
  'invitaciones',
  ['list', 'create --usos 5 --dias 7'],
  [
    createListCommand({
      description: 'Lista las invitaciones y quién vino con cada una, las más nuevas primero.',
      ejemplos: ['', '--filtro estado=sirve'],
      read: rowsOf('invitaciones'),
      columns: [
        ID,
        { header: 'Código', value: ({ codigo }) => formatCodigo(codigo) },
        { header: 'Estado', value: describeEstado },
        { header: 'Usada', value: ({ usados, usos }) => `${usados} de ${usos}` },
        { header: 'Caduca', value: ({ expira }) => expira, kind: 'instant' },
        { header: 'Nota', value: ({ nota }) => nota || null, isLong: true },
        {
          header: 'Quién vino',
          value: ({ personas }) => personas.map(({ usuario }) => usuario).join(', ') || null,
          isMinor: true,
        },
        { header: 'Hecha por', value: ({ creadaPor }) => creadaPor, isMinor: true },
      ],
    }),
    createInvitacionCommand,
    createActCommand({
      name: 'revoke',
      description: 'Anula una invitación: nadie más entra con ella. Pide escribir su código.',
      ejemplos: ['H7KM-2QXP', '3 --yes'],
      takes: { '<código|id>': 'su código o su número' },
      llamada: 'anularInvitacion',
      lee: ['invitaciones'],
      prepare: prepareAnulacion,
      isDefinitivo: true,
    }),
  ],
);
