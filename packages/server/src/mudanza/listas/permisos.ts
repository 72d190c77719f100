import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';
import { leerLista } from '@garita/domain/mudanza/carpeta';
import { listPersonas } from '@garita/domain/mudanza/personas';
import { proponerCodigos } from '@garita/domain/mudanza/proponerCodigos';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';

/** The codes of the categories, and those that single people have besides. */
export function traerPermisos(
  origen: Origen,
  categorias: ReadonlySet<number>,
  traido: Traido,
): void {
  const { carpeta, zona, corte, duenia, personaDe } = origen;
  const codigos = proponerCodigos(carpeta, listPersonas(carpeta, zona), zona);
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
  const said = leerLista(carpeta, 'getExcepciones', zona);
  const names = new Map(said.permisos.map(({ id, nombre }) => [String(id), nombre]));
  for (const { usuario_nombre, permisos, fecha, encargadoNombre } of said.excepciones) {
    const usuario = personaDe(usuario_nombre);
    const codes = (permisos ?? []).map((id) => PERMISOS.find((codigo) => codigo === names.get(id)));
    if (usuario === null) traido.quedan++;
    else
      for (const codigo of codes)
        if (codigo) give(usuario, codigo, personaDe(encargadoNombre), fecha);
  }
  for (const [usuario, codes] of codigos.excepciones)
    for (const codigo of codes) give(usuario, codigo, null, null);
}
