import { CAMPOS_PERSONA } from '@garita/domain/bitacora/listIds';
import { formatInteger } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import { CAMPOS_CATEGORIA } from '@garita/domain/mantenimiento/catalogo';
import type { Cambio } from '../AntesDespues';
import type { Fila } from './BitacoraScreenProps';

/** The fields of the log's values as people read them; others are told by their own name. */
const CAMPOS: Readonly<Record<string, string>> = {
  ...CAMPOS_CATEGORIA,
  usuario: 'Persona',
  bajo: 'Persona',
  alto: 'Senior',
  encargado: 'Encargado',
  queda: 'Queda al mando',
  referido: 'Referido por',
  pausados: 'Pausados',
  sumados: 'Asistencias',
  fuerabase: 'Fuera de base',
  motivo: 'Motivo',
  estado: 'Estado',
  mision: 'Misión',
  nombre: 'Nombre',
  creditos: 'Créditos',
  credito: 'Créditos',
  cobrado: 'Cobrada',
  pagado: 'Pagado',
  permisos: 'Permisos',
  firma: 'Firma',
  ascenso: 'Ascensos',
  asistencia: 'Asistencias',
  minutos: 'Minutos',
  mensaje: 'Mensaje',
  codigo: 'Código',
  descuento: 'Descuento',
  despedido: 'Despido',
  permitido: 'Permitido',
  precio: 'Precio',
  venta: 'En venta',
  details: 'Qué da',
  reduccion: 'Reduce los requisitos a la mitad',
  inicio: 'Desde',
  final: 'Hasta',
  dia: 'Día',
  entrada: 'Entrada',
  salida: 'Salida',
  direcciones: 'Direcciones',
  sesionesCerradas: 'Sesiones cerradas',
  tokensRevocados: 'Tokens revocados',
  soloLectura: 'Solo lectura',
  expira: 'Caduca',
  abierto_en: 'Abierto',
  cerrado_en: 'Cerrado',
  personas: 'Personas',
  pagas: 'Pagas',
  monto: 'Monto',
  anotaciones: 'Anotaciones',
  desde: 'Desde',
};

/** Flags that the log keeps as 0 and 1. */
const FLAGS: readonly string[] = ['cobrado', 'pagado', 'venta', 'reduccion'];

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function describe(value: unknown, campo: string, nombres: ReadonlyMap<number, string>): string {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) return value.length === 0 ? 'ninguno' : value.map((one) => describe(one, campo, nombres)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${CAMPOS[name] ?? name}: ${describe(inner, name, nombres)}`)
      .join(' · ');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (FLAGS.includes(campo) && (value === 0 || value === 1)) return value === 1 ? 'Sí' : 'No';
  if (typeof value === 'number') return CAMPOS_PERSONA.includes(campo) ? (nombres.get(value) ?? '—') : formatInteger(value);
  return typeof value === 'string' && INSTANT.test(value) ? formatInstant(value) : String(value);
}

/** What a change did, a line a field, with people by their names. */
export function describeFila({ antes, despues }: Pick<Fila, 'antes' | 'despues'>, nombres: ReadonlyMap<number, string>): Cambio[] {
  const campos = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])];
  const say = (values: Fila['antes'], campo: string) => (values && campo in values ? describe(values[campo], campo, nombres) : null);
  // Whom it was done to stands on both sides without having changed.
  return campos
    .map((campo) => ({ campo: CAMPOS[campo] ?? campo, antes: say(antes, campo), despues: say(despues, campo) }))
    .map((cambio) => (cambio.antes === cambio.despues ? { ...cambio, antes: null } : cambio));
}
