import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { Schemas } from '@garita/api-client/Schemas';
import { ACCESO } from '@garita/domain/acceso/textos';
import { foldCase } from '@garita/domain/formato/foldCase';
import { shorten } from '@garita/domain/formato/shorten';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { notaRules } from '@garita/domain/persona/nota.rules';
import { NOTAS } from '@garita/domain/persona/textos';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { NotFoundError, RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { LARGO, parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { findRow } from '../findRow';
import { whoami } from '../sesion/whoami';
import { checkAccess, type Persona } from '../usuarios/directorio';

/** A person of the agency, past or present, by a current or former name; null when unknown. */
async function findPersona(api: ApiClient, nombre: string): Promise<Persona | null> {
  try {
    const { id, usuario, categoria } = await call(api, 'persona', { nombre });
    return { id, usuario, id_categoria: categoria ?? 0 };
  } catch (error) {
    if (error instanceof ApiError && error.httpStatus === 404) return null;
    throw error;
  }
}

function requirePersona(persona: Persona | null | undefined, typed: string): Persona {
  if (!persona) throw new NotFoundError(`${typed}: ${ACCESO.personaDesconocida}`);
  return persona;
}

/**
 * The notes on a person, newest first.
 * @throws RefusedError for a person who is not below the user
 */
export async function listNotas(
  connection: Connection,
  nombre: string,
): Promise<Schemas['NotaPersona'][]> {
  const { api } = connection;
  const [yo, found] = [await whoami(connection), await findPersona(api, nombre)];
  const target = requirePersona(found, nombre);
  checkAccess(yo, 'notasPersona', { target });
  return call(api, 'notasPersona', { nombre: target.usuario });
}

/** Characters of a note that identify it. */
const SHOWN = 60;

interface OrdenNota {
  readonly usuario: string;
  readonly texto: string;
}

/** A note as typed. @throws UsageError by `notaRules` */
function parseNota(typed: string, nombre: string): string {
  const texto = parseTexto(typed, nombre, LARGO.texto).trim();
  checkRules(notaRules, { texto }, { texto: nombre });
  return texto;
}

export const notaTarea: Tarea<'usuario' | 'texto', OrdenNota> = {
  columnas: { usuario: { header: 'Usuario' }, texto: { header: 'Texto', flag: '--texto' } },
  nombre: ['nota', 'notas'],
  acto: 'notas add',
  parse: ({ usuario, texto }, nombres) => ({
    usuario: parseTexto(usuario, nombres.usuario),
    texto: parseNota(texto, nombres.texto),
  }),
  open: async (connection, ordenes) => {
    const { api } = connection;
    const yo = await whoami(connection);
    checkAccess(yo, 'addNota');
    const personas = new Map<string, Persona | null>();
    for (const nombre of new Set(ordenes.map(({ usuario }) => foldCase(normalizeNombre(usuario)))))
      personas.set(nombre, await findPersona(api, nombre));
    return ({ usuario: typed, texto }) => {
      const target = requirePersona(personas.get(foldCase(normalizeNombre(typed))), typed);
      checkAccess(yo, 'addNota', { target });
      return {
        descripcion: `Anotar de ${target.usuario}: «${shorten(texto, SHOWN)}»`,
        confirmacion: target.usuario,
        turno: String(target.id),
        send: toSend(api, 'addNota', { usuario: target.id, texto }),
      };
    };
  },
};

async function findMia(
  connection: Connection,
  nombre: string,
  id: number,
): Promise<Schemas['NotaPersona']> {
  const nota = findRow(
    await listNotas(connection, nombre),
    (one) => one.id === id,
    NOTAS.noEncontrada,
  );
  if (nota.mia === 0) throw new RefusedError(NOTAS.ajena);
  return nota;
}

/**
 * Changes the user's own note.
 * @throws UsageError by `notaRules`, RefusedError for an unknown note or another user's.
 */
export async function prepareEdicionNota(
  connection: Connection,
  nombre: string,
  { id, texto: typed }: { id: number; texto: string },
): Promise<Cambio> {
  const texto = parseNota(typed, '--texto');
  const nota = await findMia(connection, nombre, id);
  return {
    descripcion: `Cambiar la nota ${id}: «${shorten(nota.texto, SHOWN)}» → «${shorten(texto, SHOWN)}»`,
    confirmacion: nombre,
    send: toSend(connection.api, 'editNota', { id, texto }),
  };
}

/** Deletes the user's own note. @throws RefusedError for an unknown note or another user's. */
export async function prepareBorradoNota(
  connection: Connection,
  nombre: string,
  id: number,
): Promise<Cambio> {
  const nota = await findMia(connection, nombre, id);
  return {
    descripcion: `Quitar la nota ${id}: «${shorten(nota.texto, SHOWN)}»`,
    confirmacion: `nota ${id}`,
    send: toSend(connection.api, 'deleteNota', { id }),
  };
}
