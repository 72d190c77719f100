import { call } from '@garita/api-client/call';
import { formatCredits } from '@garita/domain/formato/credits';
import {
  DIAS_PERIODO,
  PERIODO,
  type Periodo,
  priceOfMembresia,
} from '@garita/domain/membresias/periodo';
import { describeMembresia, MEMBRESIAS } from '@garita/domain/membresias/textos';
import { toSend } from '../../cambio/toSend';
import { RefusedError, UsageError } from '../../errors';
import { parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { findRow, isNamed } from '../findRow';
import { checkAccess, readDirectorio } from '../usuarios/directorio';
import { DIAS } from './dias';

interface OrdenVenta {
  /** A name or an id of a person in the agency, or an outsider's name. */
  readonly usuario: string;
  readonly isExterno: boolean;
  readonly membresia: string;
  /** Null when absent, as for a permanent membership. */
  readonly periodo: Periodo | null;
}

const FLAGS: Readonly<Record<string, boolean>> = {
  '': false,
  no: false,
  '0': false,
  si: true,
  sí: true,
  '1': true,
};

function parseExterno(text: string, nombre: string): boolean {
  const isExterno = FLAGS[text.toLowerCase()];
  if (isExterno === undefined) throw new UsageError(`${nombre}: «${text}» debe ser sí o no.`);
  return isExterno;
}

function parseDias(text: string, nombre: string): Periodo | null {
  const periodo = Object.values(PERIODO).find((one) => String(DIAS_PERIODO[one]) === text);
  if (text !== '' && periodo === undefined)
    throw new UsageError(`${nombre}: «${text}» debe ser ${DIAS}.`);
  return periodo ?? null;
}

export const ventaTarea: Tarea<'usuario' | 'membresia' | 'dias' | 'externo', OrdenVenta> = {
  columnas: {
    usuario: { header: 'Usuario' },
    membresia: { header: 'Membresía', flag: '--membresia' },
    dias: { header: 'Días', flag: '--dias', isOptional: true },
    externo: { header: 'Externo', flag: '--externo', isOptional: true },
  },
  nombre: ['membresía', 'membresías'],
  acto: 'membresias sell',
  parse: ({ usuario, membresia, dias, externo }, nombres) => ({
    usuario: parseTexto(usuario, nombres.usuario),
    membresia: parseTexto(membresia, nombres.membresia),
    periodo: parseDias(dias, nombres.dias),
    isExterno: parseExterno(externo, nombres.externo),
  }),
  open: async (connection, ordenes, nombres) => {
    const personas = ordenes.flatMap(({ usuario, isExterno }) => (isExterno ? [] : [usuario]));
    const [{ yo, find }, catalogo] = await Promise.all([
      readDirectorio(connection, personas),
      call(connection.api, 'getMembresias'),
    ]);
    return ({ usuario, isExterno, membresia: nombre, periodo: given }) => {
      checkAccess(yo, 'addMembresia');
      const membresia = findRow(
        catalogo,
        (one) => isNamed(nombre, one.nombre) || String(one.id) === nombre,
        `${nombres.membresia}: ${MEMBRESIAS.noExiste}`,
      );
      if (given === null && membresia.perma === 0)
        throw new RefusedError(`${membresia.nombre} se vende por ${DIAS} días: indica cuántos.`);
      const periodo = given ?? PERIODO.mes;
      const comprador = isExterno ? null : find(usuario);
      const creditos = priceOfMembresia(membresia, periodo);
      const body = {
        user: comprador?.id ?? usuario,
        isExterno: isExterno ? 1 : 0,
        membresia: membresia.id,
        periodo,
        creditos,
      } as const;
      return {
        descripcion: `${describeMembresia(membresia, periodo)}, por ${formatCredits(creditos, connection.moneda)}, a ${comprador?.usuario ?? `${usuario}, de fuera de la agencia`}`,
        confirmacion: comprador?.usuario ?? usuario,
        turno: comprador ? String(comprador.id) : `fuera ${usuario}`,
        send: toSend(connection.api, 'addMembresia', body),
      };
    };
  },
};
