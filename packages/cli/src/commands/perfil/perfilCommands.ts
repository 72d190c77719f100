import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { formatInteger } from '@garita/domain/formato/credits';
import { formatMinutes } from '@garita/domain/formato/minutes';
import type { Moneda } from '@garita/domain/formato/moneda';
import { ENCARGADO, FECHA } from '@garita/domain/listas/columna';
import { describeCuenta } from '@garita/domain/perfil/describeCuenta';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { formatBelow, formatFields } from '../../output/formatTable';
import { findTarget } from '../../services/usuarios/directorio';
import { createGroup } from '../createGroup';
import { createShowCommand } from '../createShowCommand';
import { takeLimite } from '../sharedTakes';

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

/** The amount of a requirement as text. Times are counted in minutes. */
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

const ASCENSOS: readonly Column<Schemas['PerfilHistorial'][1][number]>[] = [
  { header: 'Ascendió a', value: ({ nombre_usuario }) => nombre_usuario },
  { header: 'Misión', value: ({ nueva }) => nueva },
  FECHA,
];

const TRABAJOS: readonly Column<Schemas['PerfilHistorial'][2][number]>[] = [
  { header: 'Se le anotó', value: ({ motivo }) => motivo },
  { header: 'Cantidad', value: ({ cantidad }) => cantidad, kind: 'number' },
  ENCARGADO,
  FECHA,
];

export const perfilCommands = createGroup(
  'perfil',
  ['show', 'account'],
  [
    createShowCommand({
      name: 'show',
      description:
        'Muestra lo que llevas en este periodo, lo que te falta para cobrar y tus membresías.',
      ejemplos: ['', '--json'],
      llamadas: ['MyPerfil'],
      read: ({ api }) => call(api, 'MyPerfil'),
      format: (perfil, { stdout, moneda }) =>
        formatFields(perfil, fieldsOf(moneda)) +
        formatBelow(perfil.requirements, REQUISITOS, stdout) +
        formatBelow(perfil.membresias, MEMBRESIAS, stdout),
    }),
    createShowCommand({
      name: 'account',
      description: 'Muestra lo que se te debe, tus multas y lo que se te ha pagado.',
      ejemplos: ['', '--json'],
      llamadas: ['miCuenta'],
      read: ({ api }) => call(api, 'miCuenta'),
      format: (cuenta, { stdout, moneda }) =>
        formatFields(cuenta, cuentaFields(moneda)) +
        formatBelow(cuenta.multas, multasColumns(moneda), stdout) +
        formatBelow(cuenta.pagos, pagosColumns(moneda), stdout),
    }),
    createShowCommand({
      name: 'work',
      description: 'Muestra a quién ha ascendido una persona, o tú, y lo que se le ha anotado.',
      ejemplos: ['', 'Oficial --json'],
      takes: {
        '[usuario|id]': 'su nombre o su número; sin él, tú',
        ...takeLimite('cuánto se muestra de cada cosa'),
      },
      llamadas: ['getLogUser'],
      read: async (
        connection,
        usuario: string | undefined,
        { limite }: { readonly limite: number },
      ) => {
        const { usuario: username } = await findTarget(connection, 'getLogUser', usuario);
        const [proximo, ascensos, trabajos] = await call(connection.api, 'getLogUser', {
          username,
        });
        return {
          usuario: username,
          proximo,
          ascensos: ascensos.slice(0, limite),
          trabajos: trabajos.slice(0, limite),
        };
      },
      format: (trabajo, { stdout }) =>
        formatFields(trabajo, [
          { header: 'Usuario', value: ({ usuario }) => usuario },
          { header: 'Próximo ascenso', value: ({ proximo }) => proximo, kind: 'instant' },
        ]) +
        formatBelow(trabajo.ascensos, ASCENSOS, stdout) +
        formatBelow(trabajo.trabajos, TRABAJOS, stdout),
    }),
  ],
);
