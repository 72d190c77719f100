import { contar } from '../formato/contar';
import type { Hallazgo } from './Hallazgo';
import { judgeRegistro } from './judgeRegistro';
import { REGISTROS_VIEJOS, type RegistroViejo } from './registros';
import { type Lectura, type Respuestas, readLista, readPorClave } from './respuestas';

/** The lists that are counted, with their nouns, and the field that every row here must have. */
const LISTAS = {
  allInfoRank: ['categoría', 'categorías', null],
  allInfoMision: ['misión', 'misiones', null],
  getMembresias: ['membresía del catálogo', 'membresías del catálogo', null],
  allMembership: ['membresía vendida', 'membresías vendidas', 'fecha'],
  misionesVenta: ['misión vendida', 'misiones vendidas', 'fecha'],
  allVentas: ['venta', 'ventas', 'fecha'],
  getTraslados: ['traslado', 'traslados', 'fecha'],
  getAllMultas: ['multa', 'multas', 'fecha'],
  getAllDespidos: ['despido', 'despidos', 'fecha'],
  getAllDegrados: ['degrado', 'degrados', 'fecha'],
  getAusencias: ['ausencia', 'ausencias', 'inicio'],
  paseListas: ['pase de lista', 'pases de lista', 'fecha'],
  allEmpleadoMes: ['empleado del mes', 'empleados del mes', 'fecha'],
  getAllDescuentos: ['código de descuento', 'códigos de descuento', null],
} as const satisfies Partial<Record<Lectura, readonly [string, string, string | null]>>;

function judgeLista(
  respuestas: Respuestas,
  llamada: keyof typeof LISTAS,
  zona: string,
): Hallazgo[] {
  const [one, many, required] = LISTAS[llamada];
  if (!(`listas/${llamada}.json` in respuestas))
    return [{ tipo: 'queda', texto: `No hay lista de ${many}: el portal no la dio.` }];
  const rows: readonly object[] = readLista(respuestas, llamada, zona);
  const left = rows.filter(
    (row) => required !== null && (row as Record<string, unknown>)[required] === null,
  ).length;
  const found: Hallazgo[] = [];
  if (rows.length > left)
    found.push({ tipo: 'viene', texto: `${contar(rows.length - left, one, many)}.` });
  if (left > 0)
    found.push({
      tipo: 'queda',
      texto: `${contar(left, one, many)} sin una fecha que se entienda.`,
    });
  return found;
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
    ...(Object.keys(REGISTROS_VIEJOS) as RegistroViejo[]).flatMap((modulo) =>
      judgeRegistro(respuestas, modulo, zona),
    ),
  ];
}
