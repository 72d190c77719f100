import { contar } from '../formato/contar';
import type { Hallazgo } from './judgeMudanza';
import { REGISTROS_VIEJOS, type RegistroViejo } from './registros';
import { type Lectura, type Respuestas, readLista, readPorClave, readRegistro } from './respuestas';

/** The lists that are counted, with their nouns. */
const LISTAS = {
  allInfoRank: ['categoría', 'categorías'],
  allInfoMision: ['misión', 'misiones'],
  getMembresias: ['membresía del catálogo', 'membresías del catálogo'],
  allMembership: ['membresía vendida', 'membresías vendidas'],
  misionesVenta: ['misión vendida', 'misiones vendidas'],
  allVentas: ['venta', 'ventas'],
  getTraslados: ['traslado', 'traslados'],
  getAllMultas: ['multa', 'multas'],
  getAllDespidos: ['despido', 'despidos'],
  getAllDegrados: ['degrado', 'degrados'],
  getAusencias: ['ausencia', 'ausencias'],
  paseListas: ['pase de lista', 'pases de lista'],
  allEmpleadoMes: ['empleado del mes', 'empleados del mes'],
  getAllDescuentos: ['código de descuento', 'códigos de descuento'],
} as const satisfies Partial<Record<Lectura, readonly [one: string, many: string]>>;

/** The logs whose sentences have a place here; the others are kept as sentences. */
const CON_LUGAR: readonly RegistroViejo[] = ['ascensos', 'fichajes'];

/** The fields of a row that must be a moment. */
const FECHAS = ['fecha', 'inicio'];

const countUndated = (rows: readonly object[]): number =>
  rows.filter((row) =>
    FECHAS.some((campo) => campo in row && (row as Record<string, unknown>)[campo] === null),
  ).length;

function judgeLista(
  respuestas: Respuestas,
  llamada: keyof typeof LISTAS,
  zona: string,
): Hallazgo[] {
  const [one, many] = LISTAS[llamada];
  if (!(`listas/${llamada}.json` in respuestas))
    return [{ tipo: 'queda', texto: `No hay lista de ${many}: el portal no la dio.` }];
  const rows: readonly object[] = readLista(respuestas, llamada, zona);
  const undated = countUndated(rows);
  if (rows.length === 0) return [];
  const found: Hallazgo[] = [{ tipo: 'viene', texto: `${contar(rows.length, one, many)}.` }];
  if (undated > 0)
    found.push({
      tipo: 'queda',
      texto: `${contar(undated, one, many)} sin una fecha que se entienda.`,
    });
  return found;
}

function judgeRegistros(respuestas: Respuestas, zona: string): Hallazgo[] {
  const modulos = (Object.keys(REGISTROS_VIEJOS) as RegistroViejo[]).filter(
    (modulo) => modulo !== 'fichajesDia',
  );
  return modulos.flatMap((modulo): Hallazgo[] => {
    const { length } = readRegistro(respuestas, modulo, zona);
    if (length === 0) return [];
    const como = CON_LUGAR.includes(modulo) ? '' : ', como frases del portal anterior';
    return [
      {
        tipo: 'viene',
        texto: `${contar(length, 'anotación', 'anotaciones')} del registro de ${modulo}${como}.`,
      },
    ];
  });
}

/** Counts what the lists, the weeks and the logs bring. */
export function countTraido(respuestas: Respuestas, zona: string): Hallazgo[] {
  const semanas = readPorClave(respuestas, 'getListaPagaPorFecha', zona).filter(
    ([, { filas }]) => filas.length > 0,
  );
  const archivadas: Hallazgo[] =
    semanas.length === 0
      ? []
      : [
          {
            tipo: 'viene',
            texto: `${contar(semanas.length, 'semana', 'semanas')} con pagas, ya archivadas.`,
          },
        ];
  return [
    ...(Object.keys(LISTAS) as (keyof typeof LISTAS)[]).flatMap((llamada) =>
      judgeLista(respuestas, llamada, zona),
    ),
    ...archivadas,
    ...judgeRegistros(respuestas, zona),
  ];
}
