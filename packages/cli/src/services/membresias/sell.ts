import { call } from '@garita/api-client/call';
import { formatCredits } from '@garita/domain/formato/credits';
import {
  DIAS_PERIODO,
  PERIODO,
  type Periodo,
  priceOfMembresia,
} from '@garita/domain/membresias/periodo';
import { describeMembresia, MEMBRESIAS } from '@garita/domain/membresias/textos';
import { RefusedError, UsageError } from '../../errors';
import { parseSiNo } from '../../input/parseSiNo';
import { parseTexto } from '../../input/parseTexto';
import { personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { findRow, isNamed } from '../findRow';
import { readDirectorio } from '../usuarios/directorio';

/** The possible days of a sold membership, as text: `15 o 30`. */
export const DIAS = Object.values(DIAS_PERIODO).join(' o ');

/** Parses the days of a sale; null for an empty text, as for a permanent membership. */
function parseDias(text: string, nombre: string): Periodo | null {
  const periodo = Object.values(PERIODO).find((one) => String(DIAS_PERIODO[one]) === text);
  if (text !== '' && periodo === undefined)
    throw new UsageError(`${nombre}: «${text}» debe ser ${DIAS}.`);
  return periodo ?? null;
}

export const ventaTask = createTask({
  columnas: {
    usuario: personas('quienes la compran: sus nombres o sus números'),
    membresia: {
      header: 'Membresía',
      takes: '--membresia <nombre>',
      help: 'cuál; «garita membresias types» las lista',
    },
    dias: {
      header: 'Días',
      takes: '--dias <número>',
      help: `${DIAS}; para una permanente, nada`,
      isOptional: true,
    },
    externo: {
      header: 'Externo',
      takes: '--externo',
      help: 'quien la compra no es de la agencia: solo se guarda su nombre',
      isOptional: true,
    },
  },
  nombre: ['membresía', 'membresías'],
  acto: 'membresias sell',
  parse: ({ usuario, membresia, dias, externo }, nombres) => ({
    usuario: parseTexto(usuario, nombres.usuario),
    membresia: parseTexto(membresia, nombres.membresia),
    periodo: parseDias(dias, nombres.dias),
    isExterno: parseSiNo(externo || 'no', nombres.externo),
  }),
  llamada: 'addMembresia',
  open: async ({ nombres, check, ...session }, ordenes) => {
    const compradores = ordenes.flatMap(({ usuario, isExterno }) => (isExterno ? [] : [usuario]));
    const [{ find }, catalogo] = await Promise.all([
      readDirectorio(session, compradores),
      call(session.api, 'getMembresias'),
    ]);
    return ({ usuario, isExterno, membresia: nombre, periodo: given }) => {
      check();
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
      return {
        descripcion: `${describeMembresia(membresia, periodo)}, por ${formatCredits(creditos, session.moneda)}, a ${comprador?.usuario ?? `${usuario}, de fuera de la agencia`}`,
        confirmacion: comprador?.usuario ?? usuario,
        turno: comprador ? String(comprador.id) : `fuera ${usuario}`,
        body: {
          user: comprador?.id ?? usuario,
          isExterno: isExterno ? 1 : 0,
          membresia: membresia.id,
          periodo,
          creditos,
        },
      };
    };
  },
});
