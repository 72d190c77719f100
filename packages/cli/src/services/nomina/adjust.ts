import { call } from '@garita/api-client/call';
import { formatRequisito, REQUISITOS, type TipoRequisito } from '@garita/domain/nomina/requisito';
import { UsageError } from '../../errors';
import { negate, parseEntero } from '../../input/parseEntero';
import { LARGO, parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { readMsg } from '../readMsg';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

interface OrdenAjuste {
  /** A name or an id, as typed. */
  readonly usuario: string;
  readonly tipo: TipoRequisito;
  /** A count, or minutes; negative subtracts. */
  readonly cantidad: number;
  readonly motivo: string | undefined;
}

type Campo = 'usuario' | 'ascensos' | 'asistencias' | 'minutos' | 'motivo';

const CAMPOS = {
  ascenso: 'ascensos',
  asistencia: 'asistencias',
  minutos: 'minutos',
} as const satisfies Readonly<Record<TipoRequisito, Campo>>;

export const ajusteTarea: Tarea<Campo, OrdenAjuste> = {
  columnas: {
    usuario: { header: 'Usuario' },
    ascensos: { header: 'Ascensos', flag: '--ascensos', isOptional: true },
    asistencias: { header: 'Asistencias', flag: '--asistencias', isOptional: true },
    minutos: { header: 'Minutos', flag: '--minutos', isOptional: true },
    motivo: { header: 'Motivo', flag: '--motivo', isOptional: true },
  },
  nombre: ['ajuste', 'ajustes'],
  acto: 'nomina adjust',
  inversa: {
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
  open: async (connection, ordenes) => {
    const nombres = ordenes.map(({ usuario }) => usuario);
    const { yo, find } = await readDirectorio(connection, nombres);
    return ({ usuario, tipo, cantidad, motivo }) => {
      const target = find(usuario);
      checkAccess(yo, 'ajustarNomina', { target });
      const requisitos = REQUISITOS.indexOf(tipo) as 0 | 1 | 2;
      const body = {
        id: target.id,
        opcion: cantidad > 0 ? 0 : 1,
        requisitos,
        cantidad: Math.abs(cantidad),
        ...(motivo && { motivo }),
      } as const;
      return {
        descripcion: `${cantidad > 0 ? 'Sumar' : 'Restar'} ${formatRequisito(tipo, body.cantidad)} a ${target.usuario}${motivo ? `: «${motivo}»` : ''}`,
        confirmacion: target.usuario,
        turno: String(target.id),
        send: async (clave) =>
          `${await readMsg(call(connection.api, 'ajustarNomina', body, { idempotencyKey: clave }))}: ${target.usuario}`,
      };
    };
  },
};
