import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { Schemas } from '@garita/api-client/Schemas';
import { ACCESO } from '@garita/domain/acceso/textos';
import { foldCase } from '@garita/domain/formato/foldCase';
import { shorten } from '@garita/domain/formato/shorten';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { NOTA_MAXIMA, notaRules } from '@garita/domain/persona/nota.rules';
import { NOTAS } from '@garita/domain/persona/textos';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { NotFoundError, RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { LARGO, parseTexto } from '../../input/parseTexto';
import { createTask } from '../createTask';
import { findRow } from '../findRow';
import type { Session } from '../openSession';
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
 * The notes on a person, newest first. @throws RefusedError for a person who is not of a lower
 * category
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

/** How many characters of a note are shown to identify it. */
const SHOWN = 60;

/** Parses the text of a note. @throws UsageError by `notaRules` */
function parseNota(typed: string, nombre: string): string {
  const texto = parseTexto(typed, nombre, LARGO.texto).trim();
  checkRules(notaRules, { texto }, { texto: nombre });
  return texto;
}

export const notaTask = createTask({
  columnas: {
    usuario: {
      header: 'Usuario',
      takes: '[nombres...]',
      help: 'de quiénes: sus nombres de ahora o de antes',
    },
    texto: {
      header: 'Texto',
      takes: '--texto <texto>',
      help: `la nota, en ${NOTA_MAXIMA} caracteres como mucho`,
    },
  },
  nombre: ['nota', 'notas'],
  acto: 'notas add',
  parse: ({ usuario, texto }, nombres) => ({
    usuario: parseTexto(usuario, nombres.usuario),
    texto: parseNota(texto, nombres.texto),
  }),
  llamada: 'addNota',
  open: async ({ api, check }, ordenes) => {
    check();
    const personas = new Map<string, Persona | null>();
    for (const nombre of new Set(ordenes.map(({ usuario }) => foldCase(normalizeNombre(usuario)))))
      personas.set(nombre, await findPersona(api, nombre));
    return ({ usuario: typed, texto }) => {
      const persona = requirePersona(personas.get(foldCase(normalizeNombre(typed))), typed);
      check(persona);
      return {
        descripcion: `Anotar de ${persona.usuario}: «${shorten(texto, SHOWN)}»`,
        persona,
        body: { usuario: persona.id, texto },
      };
    };
  },
});

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
 * Prepares a changed note. @throws UsageError by `notaRules`, RefusedError for an unknown note or
 * another user's
 */
export async function prepareEdicionNota(
  session: Session,
  nombre: string,
  id: number,
  { texto: typed }: { readonly texto: string },
): Promise<Acto<'editNota'>> {
  const texto = parseNota(typed, '--texto');
  const nota = await findMia(session, nombre, id);
  return {
    descripcion: `Cambiar la nota ${id}: «${shorten(nota.texto, SHOWN)}» → «${shorten(texto, SHOWN)}»`,
    confirmacion: nombre,
    body: { id, texto },
  };
}

/** Prepares the deletion of a note. @throws RefusedError for an unknown note or another user's */
export async function prepareBorradoNota(
  session: Session,
  nombre: string,
  id: number,
): Promise<Acto<'deleteNota'>> {
  const nota = await findMia(session, nombre, id);
  return {
    descripcion: `Quitar la nota ${id}: «${shorten(nota.texto, SHOWN)}»`,
    confirmacion: `nota ${id}`,
    body: { id },
  };
}
