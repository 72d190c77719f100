import { call } from '@garita/api-client/call';
import { formatRequisito, REQUISITOS, type TipoRequisito } from '@garita/domain/nomina/requisito';
import { UsageError } from '../../errors';
import { negate, parseEntero } from '../../input/parseEntero';
import { LARGO, parseTexto } from '../../input/parseTexto';
import { personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { readMsg } from '../readMsg';

const CAMPOS = {
  ascenso: 'ascensos',
  asistencia: 'asistencias',
  minutos: 'minutos',
} as const satisfies Readonly<Record<TipoRequisito, string>>;

const opcional = (header: string, takes: string, help: string) =>
  ({ header, takes, help, isOptional: true }) as const;

export const ajusteTask = createTask({
  columnas: {
    usuario: personas(),
    ascensos: opcional(
      'Ascensos',
      '--ascensos <número>',
      'ascensos que sumar; si es negativo, que restar',
    ),
    asistencias: opcional('Asistencias', '--asistencias <número>', 'asistencias, del mismo modo'),
    minutos: opcional('Minutos', '--minutos <número>', 'minutos de tiempo, del mismo modo'),
    motivo: opcional('Motivo', '--motivo <texto>', 'por qué; queda en la anotación'),
  },
  nombre: ['ajuste', 'ajustes'],
  acto: 'nomina adjust',
  inverse: {
    acto: 'nomina adjust',
    campos: ({ ascensos, asistencias, minutos, ...campos }) => ({
      ...campos,
      ascensos: negate(ascensos),
      asistencias: negate(asistencias),
      minutos: negate(minutos),
    }),
  },
  parse: (campos, nombres) => {
    const usuario = parseTexto(campos.usuario, nombres.usuario);
    const [tipo, ...others] = REQUISITOS.filter((one) => campos[CAMPOS[one]] !== '');
    if (tipo === undefined || others.length > 0) {
      throw new UsageError(
        `Indica uno, y solo uno, de ${nombres.ascensos}, ${nombres.asistencias} y ${nombres.minutos}.`,
      );
    }
    const campo = CAMPOS[tipo];
    const cantidad = parseEntero(campos[campo], nombres[campo], 1_000_000);
    if (cantidad === 0) throw new UsageError(`${nombres[campo]}: con 0 no se ajusta nada.`);
    const motivo =
      campos.motivo === '' ? undefined : parseTexto(campos.motivo, nombres.motivo, LARGO.texto);
    return { usuario, tipo, cantidad, motivo };
  },
  llamada: 'ajustarNomina',
  open: async ({ api, readPersonas }) => {
    const find = await readPersonas();
    return ({ usuario, tipo, cantidad, motivo }) => {
      const persona = find(usuario);
      const requisitos = REQUISITOS.indexOf(tipo) as 0 | 1 | 2;
      const body = {
        id: persona.id,
        opcion: cantidad > 0 ? 0 : 1,
        requisitos,
        cantidad: Math.abs(cantidad),
        ...(motivo && { motivo }),
      } as const;
      return {
        descripcion: `${cantidad > 0 ? 'Sumar' : 'Restar'} ${formatRequisito(tipo, body.cantidad)} a ${persona.usuario}${motivo ? `: «${motivo}»` : ''}`,
        persona,
        send: async (clave) =>
          `${await readMsg(call(api, 'ajustarNomina', body, { idempotencyKey: clave }))}: ${persona.usuario}`,
      };
    };
  },
});
