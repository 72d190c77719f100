import { foldCase } from '../formato/foldCase';
import { REGISTROS } from '../registros/textos';
import { LARGAS } from './largas';
import type { PersonaVieja } from './listPersonas';
import { readCambio } from './readCambio';
import { REGISTROS_VIEJOS, type RegistroViejo } from './registros';
import { type Lectura, type Respuestas, readLista, readRegistro } from './respuestas';

/** The fields with a person's name. */
const NAMES: ReadonlySet<string> = new Set([
  'usuarioNombre',
  'encargadoNombre',
  'encargoNombre',
  'altoNombre',
  'pagadoNombre',
  'nombre_usuario',
  'nombre_encargado',
  'nombreUsuario',
  'usuario_nombre',
  'usuario',
  'queda',
]);

/** The fields with names separated by commas. */
const LISTS: ReadonlySet<string> = new Set(['pausadosNombre', 'sumadosNombre', 'fuerabaseNombre']);

/** A name field without a person. */
const NOBODY = /^(|-|null)$/;

/** The lists whose rows name people. */
const LISTAS = [...LARGAS, 'paseListas', 'allEmpleadoMes'] as const satisfies readonly Lectura[];

function* namesOf(row: object): Generator<string> {
  const isExterno = (row as { externo?: unknown }).externo === true;
  for (const [field, value] of Object.entries(row)) {
    if (typeof value !== 'string' || (isExterno && field === 'usuarioNombre')) continue;
    if (NAMES.has(field)) yield value;
    if (LISTS.has(field)) yield* value.split(',').map((name) => name.trim());
  }
}

/**
 * The names that lists or logs have and that no known person has: people whom the portal has
 * forgotten. People outside the agency, who bought something, are not among them.
 */
export function listOlvidadas(
  respuestas: Respuestas,
  personas: readonly PersonaVieja[],
  zona: string,
): string[] {
  const known = new Set(personas.map(({ usuario }) => foldCase(usuario)));
  known.add(foldCase(REGISTROS.sistema));
  for (const { motivo } of readRegistro(respuestas, 'nombres', zona)) {
    const cambio = readCambio(motivo);
    if (cambio && known.has(foldCase(cambio.nuevo))) known.add(foldCase(cambio.anterior));
  }
  const found = new Map<string, string>();
  const note = (rows: readonly object[]) => {
    for (const row of rows)
      for (const name of namesOf(row)) {
        const folded = foldCase(name);
        if (!NOBODY.test(name) && !known.has(folded) && !found.has(folded)) found.set(folded, name);
      }
  };
  // One at a time: all logs together may not fit into the memory.
  for (const llamada of LISTAS) note(readLista(respuestas, llamada, zona));
  for (const modulo of Object.keys(REGISTROS_VIEJOS) as RegistroViejo[])
    note(readRegistro(respuestas, modulo, zona));
  return [...found.values()];
}
