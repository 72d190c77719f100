import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Moneda } from '@garita/domain/formato/moneda';
import { COLUMNAS_NOMINA } from '@garita/domain/nomina/columnas';
import { chalkStderr } from 'chalk';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { formatFields } from '../../output/formatTable';
import { shownAs } from '../../output/shownAs';
import { toVisible } from '../../output/toVisible';
import { toJson } from '../../output/writeRows';
import { previewReset } from '../../services/nomina/cierre';
import { type Agencia, namePeriodo } from '../../services/nomina/readAgencia';
import { readMsg } from '../../services/readMsg';
import { confirmByTyping, willAsk } from '../../terminal/confirmByTyping';
import { defineCommand } from '../defineCommand';
import { CONFIRMATION, type Confirmation } from '../sharedTakes';

type Flags = Confirmation & { readonly json?: true };

const fieldsOf = (moneda: Moneda): readonly Column<Schemas['NominaPrevia']>[] => [
  { header: 'Periodo', value: ({ periodo }) => periodo },
  { header: 'Abierto', value: ({ abierto_en }) => abierto_en, kind: 'instant' },
  { header: 'Personas', value: ({ personas }) => personas, kind: 'number' },
  { header: 'Anotaciones', value: ({ anotaciones }) => anotaciones, kind: 'number' },
  COLUMNAS_NOMINA.ascensos,
  COLUMNAS_NOMINA.asistencias,
  shownAs(COLUMNAS_NOMINA.tiempos, { header: 'Tiempo' }),
  { header: 'Pagas', value: ({ pagas }) => pagas, kind: 'number' },
  creditsColumn(moneda, ({ monto }) => monto),
];

const describePrevia = (
  { nombre, servidor }: Agencia,
  previa: Schemas['NominaPrevia'],
  moneda: Moneda,
): string =>
  `Nómina abierta de ${toVisible(nombre)} en ${servidor}:\n\n${formatFields(previa, fieldsOf(moneda), chalkStderr)}\n`;

const CONSEQUENCES = `Se cerrará tal como está y empezará otra vacía. No se borra nada: la cerrada se
podrá seguir viendo. Solo la persona dueña de la agencia podrá reabrirla, con
«garita nomina reopen» y mientras la nueva siga sin anotaciones.
`;

export const resetCommand = defineCommand({
  name: 'reset',
  description: 'Reinicia la nómina: cierra el periodo abierto y empieza otro vacío.',
  ejemplos: ['--dry-run', '', '--yes --json > cierre.json'],
  takes: { ...CONFIRMATION, '--json': 'escribe JSON: la vista previa y si se ha cerrado' },
  llamadas: ['nominaPrevia', { id: 'actionReiniciar', values: { op: 0 } }],
  run: async (context, { json, ...flags }: Flags) => {
    const isAsked = willAsk(context, flags);
    const connection = await connect(context);
    const { previa, agencia } = await previewReset(connection);
    if (isAsked || !json) context.stderr.write(describePrevia(agencia, previa, context.moneda));
    if (isAsked) {
      context.stderr.write(CONSEQUENCES);
      await confirmByTyping(context, namePeriodo(agencia, previa.periodo));
    }
    const msg = flags.dryRun
      ? 'Se cerraría tal como está y empezaría otra vacía. No se ha cambiado nada'
      : await readMsg(call(connection.api, 'actionReiniciar', { op: 0, periodo: previa.periodo }));
    context.stderr.write(`${toVisible(msg)}.\n`);
    if (!flags.dryRun)
      context.stderr.write(`Se puede ver con «garita nomina show --periodo ${previa.periodo}».\n`);
    if (json) context.stdout.write(toJson({ cerrado: !flags.dryRun, previa }));
  },
});
