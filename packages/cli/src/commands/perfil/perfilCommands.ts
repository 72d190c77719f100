import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { formatInteger } from '@garita/domain/formato/credits';
import { formatMinutes } from '@garita/domain/formato/minutes';
import type { Moneda } from '@garita/domain/formato/moneda';
import { ENCARGADO, FECHA } from '@garita/domain/listas/columna';
import { describeCuenta } from '@garita/domain/perfil/describeCuenta';
import { type Command, Option } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { parseLimite } from '../../input/parseCuantos';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { formatBelow, formatFields } from '../../output/formatTable';
import { writeText } from '../../output/wrapText';
import { type JsonFlags, toJson, withJson } from '../../output/writeRows';
import { showTrabajo, type Trabajo } from '../../services/perfil/perfil';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';

const fieldsOf = (moneda: Moneda): readonly Column<Schemas['Perfil']>[] => [
  { header: 'Ascensos', value: ({ nomina }) => nomina.ascensos, kind: 'number' },
  { header: 'Asistencias', value: ({ nomina }) => nomina.asistencias, kind: 'number' },
  { header: 'Tiempo', value: ({ nomina }) => nomina.times, kind: 'minutes' },
  { header: 'Tiempo abierto', value: ({ tiempo }) => tiempo?.mins ?? null, kind: 'minutes' },
  creditsColumn(moneda, ({ paga }) => paga?.monto ?? null, 'Paga'),
  {
    header: 'Cobrada',
    value: ({ paga }) => (paga === null ? null : paga.cobrado === 0 ? 'no' : 'sí'),
  },
];

/** The amount of a requirement; the portal counts times in minutes. */
const formatCuenta = (label: string, cuenta: number): string =>
  label === 'Tiempos' ? formatMinutes(cuenta) : formatInteger(cuenta);

const REQUISITOS: readonly Column<Schemas['Perfil']['requirements'][number]>[] = [
  { header: 'Requisito', value: ({ nomina_label }) => nomina_label },
  {
    header: 'Hecho',
    value: ({ nomina_label, nomina_hecha }) => formatCuenta(nomina_label, nomina_hecha),
  },
  {
    header: 'Para cobrar',
    value: ({ nomina_label, nomina }) => formatCuenta(nomina_label, nomina),
  },
  {
    header: 'Para la bonificación',
    value: ({ nomina_label, bonificacion }) => formatCuenta(nomina_label, bonificacion),
  },
];

const MEMBRESIAS: readonly Column<Schemas['Perfil']['membresias'][number]>[] = [
  { header: 'Membresía', value: ({ membresiaNombre }) => membresiaNombre },
  { header: 'Días que quedan', value: ({ dias }) => dias ?? 'no caduca' },
];

const cuentaFields = (moneda: Moneda): readonly Column<Schemas['Cuenta']>[] => [
  creditsColumn(moneda, ({ abierto }) => abierto, 'Periodo abierto'),
  creditsColumn(moneda, ({ cerrados }) => cerrados, 'Periodos cerrados'),
  creditsColumn(moneda, ({ multa }) => multa, 'Multas'),
  creditsColumn(moneda, ({ total }) => total, 'Se te debe'),
  { header: 'Cómo sale', value: (cuenta) => describeCuenta(cuenta, moneda) },
];

const multasColumns = (moneda: Moneda): readonly Column<Schemas['Cuenta']['multas'][number]>[] => [
  { header: 'Multa', value: ({ motivo }) => motivo },
  creditsColumn(moneda, ({ creditos }) => creditos, 'Cuánto'),
  { header: 'Cobrada', value: ({ cobrado }) => (cobrado === 1 ? 'sí' : 'no') },
  FECHA,
];

const pagosColumns = (moneda: Moneda): readonly Column<Schemas['Cuenta']['pagos'][number]>[] => [
  { header: 'Pagado', value: ({ paga }) => paga },
  creditsColumn(moneda, ({ total }) => total, 'Cuánto'),
  ENCARGADO,
  { header: 'Fecha', value: ({ fechaPago }) => fechaPago, kind: 'instant' },
];

const FIELDS_TRABAJO: readonly Column<Trabajo>[] = [
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Próximo ascenso', value: ({ proximo }) => proximo, kind: 'instant' },
];

const ASCENSOS: readonly Column<Trabajo['ascensos'][number]>[] = [
  { header: 'Ascendió a', value: ({ nombre_usuario }) => nombre_usuario },
  { header: 'Misión', value: ({ nueva }) => nueva },
  FECHA,
];

const TRABAJOS: readonly Column<Trabajo['trabajos'][number]>[] = [
  { header: 'Se le anotó', value: ({ motivo }) => motivo },
  { header: 'Cantidad', value: ({ cantidad }) => cantidad, kind: 'number' },
  ENCARGADO,
  FECHA,
];

const showCommand = (context: Context): Command =>
  withJson(
    createCommand(
      'show',
      'Muestra lo que llevas en este periodo, lo que te falta para cobrar y tus membresías.',
      ['garita perfil show', 'garita perfil show --json'],
    ),
  ).action(async ({ json }: JsonFlags) => {
    const perfil = await call((await connect(context)).api, 'MyPerfil');
    if (json) context.stdout.write(toJson(perfil));
    else
      writeText(
        context,
        `${formatFields(perfil, fieldsOf(context.moneda))}${formatBelow(perfil.requirements, REQUISITOS, context.stdout)}${formatBelow(perfil.membresias, MEMBRESIAS, context.stdout)}`,
      );
  });

const accountCommand = (context: Context): Command =>
  withJson(
    createCommand('account', 'Muestra lo que se te debe, tus multas y lo que se te ha pagado.', [
      'garita perfil account',
      'garita perfil account --json',
    ]),
  ).action(async ({ json }: JsonFlags) => {
    const { stdout, moneda } = context;
    const cuenta = await call((await connect(context)).api, 'miCuenta');
    if (json) stdout.write(toJson(cuenta));
    else
      writeText(
        context,
        `${formatFields(cuenta, cuentaFields(moneda))}${formatBelow(cuenta.multas, multasColumns(moneda), stdout)}${formatBelow(cuenta.pagos, pagosColumns(moneda), stdout)}`,
      );
  });

const workCommand = (context: Context): Command =>
  withJson(
    createCommand(
      'work',
      'Muestra a quién ha ascendido una persona, o tú, y lo que se le ha anotado.',
      ['garita perfil work', 'garita perfil work Oficial --json'],
    ).argument('[usuario|id]', 'su nombre o su número; sin él, tú'),
  )
    .addOption(
      new Option('--limite <número>', 'cuánto se muestra de cada cosa')
        .argParser(parseLimite)
        .default(30),
    )
    .action(
      async (
        usuario: string | undefined,
        { json, limite }: JsonFlags & { readonly limite: number },
      ) => {
        const { ascensos, trabajos, ...resto } = await showTrabajo(await connect(context), usuario);
        const trabajo = {
          ...resto,
          ascensos: ascensos.slice(0, limite),
          trabajos: trabajos.slice(0, limite),
        };
        if (json) context.stdout.write(toJson(trabajo));
        else
          writeText(
            context,
            `${formatFields(trabajo, FIELDS_TRABAJO)}${formatBelow(trabajo.ascensos, ASCENSOS, context.stdout)}${formatBelow(trabajo.trabajos, TRABAJOS, context.stdout)}`,
          );
      },
    );

export const perfilCommands = (context: Context): Command =>
  createGroup(
    'perfil',
    ['garita perfil show', 'garita perfil account'],
    [showCommand(context), accountCommand(context), workCommand(context)],
  );
