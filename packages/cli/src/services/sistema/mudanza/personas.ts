import { toAddressPart } from '@garita/domain/formato/addressPart';
import { LECTORES } from '@garita/domain/mudanza/lectores';
import type { Carpeta } from './Carpeta';
import type { Copia, Ficha } from './copiar';
import { DE_PERSONA } from './lecturas';

const listaDe = async (carpeta: Carpeta, llamada: string): Promise<unknown> => {
  const ruta = `listas/${llamada}.json`;
  return carpeta.has(ruta) ? carpeta.read(ruta) : [];
};

/** The ids of names, which old lists of dismissed people leave out. */
async function findIds(copia: Copia, nombres: readonly string[]): Promise<[number, string][]> {
  const found: [number, string][] = [];
  for (const nombre of nombres) {
    const ruta = `listas/usuarioPorNombre/${toAddressPart(nombre)}.json`;
    const valor = await copia.copy({
      pregunta: { llamada: 'usuarioPorNombre', parametro: nombre },
      ruta,
    });
    const id = LECTORES.usuarioPorNombre(valor, 'UTC')?.id;
    if (id) found.push([id, nombre]);
  }
  return found;
}

/** The names of everybody whom the lists know, active or dismissed, by id. */
export async function listPersonas(copia: Copia, carpeta: Carpeta): Promise<Map<number, string>> {
  const known = new Map<number, string>();
  const unknown = new Set<string>();
  const activas = LECTORES.getUsuarios(await listaDe(carpeta, 'getUsuarios'), 'UTC');
  const despedidas = LECTORES.getAllDespidos(await listaDe(carpeta, 'getAllDespidos'), 'UTC');
  for (const { id, usuario } of activas) if (id && usuario) known.set(id, usuario);
  const names = new Set(known.values());
  for (const { usuario, usuarioNombre } of despedidas) {
    if (usuario && usuarioNombre) known.set(usuario, known.get(usuario) ?? usuarioNombre);
    else if (usuarioNombre && !names.has(usuarioNombre)) unknown.add(usuarioNombre);
  }
  for (const [id, nombre] of await findIds(copia, [...unknown])) known.set(id, nombre);
  return known;
}

export const fichasDePersonas = (personas: ReadonlyMap<number, string>): Ficha[] =>
  [...personas].flatMap(([id, nombre]) =>
    DE_PERSONA.map((llamada) => ({
      pregunta: { llamada, parametro: llamada === 'getLogUser' ? nombre : String(id) },
      ruta: `listas/${llamada}/${id}.json`,
    })),
  );
