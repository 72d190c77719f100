import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';
import { listPersonas } from '@garita/domain/mudanza/listPersonas';
import { proposeCodigos } from '@garita/domain/mudanza/proposeCodigos';
import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';

/** The codes of the categories, and those that single people have besides. */
export function bringPermisos(
  origen: Origen,
  categorias: ReadonlySet<number>,
  traido: Traido,
): void {
  const { respuestas, zona, corte, duenia, personaDe } = origen;
  const codigos = proposeCodigos(respuestas, listPersonas(respuestas, zona), zona);
  for (const [categoria_id, codes] of codigos.categorias)
    if (categorias.has(categoria_id))
      traido.add('categoria_permisos', ...codes.map((codigo) => ({ categoria_id, codigo })));
  const given = new Set<string>();
  const give = (
    usuario_id: number,
    codigo: Permiso,
    encargado: number | null,
    fecha: string | null,
  ) => {
    if (given.has(`${usuario_id} ${codigo}`)) return;
    given.add(`${usuario_id} ${codigo}`);
    traido.add('excepciones', {
      usuario_id,
      codigo,
      encargado_id: encargado ?? duenia,
      fecha: fecha ?? corte,
    });
  };
  const said = readLista(respuestas, 'getExcepciones', zona);
  const names = new Map(said.permisos.map(({ id, nombre }) => [String(id), nombre]));
  for (const { usuario_nombre, permisos, fecha, encargadoNombre } of said.excepciones) {
    const usuario = personaDe(usuario_nombre);
    const codes = (permisos ?? []).map((id) => PERMISOS.find((codigo) => codigo === names.get(id)));
    if (usuario === null) traido.quedan++;
    else
      for (const codigo of codes)
        if (codigo) give(usuario, codigo, personaDe(encargadoNombre), fecha);
  }
  // The owner has every code.
  for (const [usuario, codes] of codigos.excepciones)
    if (usuario !== duenia) for (const codigo of codes) give(usuario, codigo, null, null);
}
