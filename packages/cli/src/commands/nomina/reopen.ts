import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Moneda } from '@garita/domain/formato/moneda';
import { chalkStderr } from 'chalk';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { formatFields } from '../../output/formatTable';
import { toVisible } from '../../output/toVisible';
import { toJson } from '../../output/writeRows';
import { previewReopen, type Reapertura } from '../../services/nomina/cierre';
import { namePeriodo } from '../../services/nomina/readAgencia';
import { readMsg } from '../../services/readMsg';
import { confirmByTyping, willAsk } from '../../terminal/confirmByTyping';
import { defineCommand } from '../defineCommand';
import { CONFIRMATION, type Confirmation } from '../sharedTakes';
import { cierreColumns } from './columnasCierre';

type Flags = Confirmation & { readonly json?: true };

const fieldsOf = (moneda: Moneda): readonly Column<Schemas['NominaCerrado']>[] => [
  { header: 'Periodo', value: ({ id }) => id },
  { header: 'Abierto', value: ({ abierto_en }) => abierto_en, kind: 'instant' },
  { header: 'Cerrado', value: ({ cerrado_en }) => cerrado_en, kind: 'instant' },
  { header: 'Lo cerró', value: ({ encargadoNombre }) => encargadoNombre },
  ...cierreColumns(moneda),
];

const describe = ({ agencia, cerrado }: Reapertura, moneda: Moneda): string =>
  `Última nómina cerrada de ${toVisible(agencia.nombre)} en ${agencia.servidor}:\n\n${formatFields(cerrado, fieldsOf(moneda), chalkStderr)}\n`;

const describeConsequences = (
  abierto: number,
): string => `Volverá a estar abierta, con todas sus anotaciones. El periodo ${abierto}, vacío,
desaparecerá. Las pagas dejarán de estar fijadas: dependerán otra vez de la
categoría y las membresías que tenga cada persona.
`;

const describeDryRun = (
  abierto: number,
): string => `Volvería a estar abierta y el periodo ${abierto}, vacío, desaparecería.
No se ha cambiado nada.`;

export const reopenCommand = defineCommand({
  name: 'reopen',
  description: 'Deshace el último cierre de la nómina, si no se ha anotado nada desde entonces.',
  ejemplos: ['--dry-run', ''],
  takes: { ...CONFIRMATION, '--json': 'escribe JSON: el periodo y si se ha reabierto' },
  llamadas: ['reabrirNomina'],
  run: async (context, { json, ...flags }: Flags) => {
    const isAsked = willAsk(context, flags);
    const connection = await connect(context);
    const reapertura = await previewReopen(connection);
    const { cerrado, abierto, agencia } = reapertura;
    if (isAsked || !json) context.stderr.write(describe(reapertura, context.moneda));
    if (isAsked) {
      context.stderr.write(describeConsequences(abierto.id));
      await confirmByTyping(context, namePeriodo(agencia, cerrado.id));
    }
    const outcome = flags.dryRun
      ? describeDryRun(abierto.id)
      : `${toVisible(await readMsg(call(connection.api, 'reabrirNomina', { periodo: cerrado.id })))}.`;
    context.stderr.write(`${outcome}\n`);
    if (json) context.stdout.write(toJson({ reabierto: !flags.dryRun, periodo: cerrado }));
  },
});
