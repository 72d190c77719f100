import { PERMISOS } from '@garita/domain/acceso/permisos';
import {
  type Borrador,
  type CategoriaBorrador,
  claveOf,
  NIVELES,
} from '@garita/domain/escalafon/borrador';
import { ESCALAFON } from '@garita/domain/escalafon/textos';
import type { Call } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';

export type Enviado = Call<'guardarEscalafon'>['body'];

type CategoriaEnviada = Enviado['categorias'][number];

function checkNiveles(base: Borrador, categorias: readonly CategoriaEnviada[]): void {
  const known = new Set(base.categorias.map(({ nivel }) => nivel));
  const seen = new Set<number>();
  for (const { nivel } of categorias) {
    if (nivel > NIVELES && !known.has(nivel))
      throw Rechazo.invalid('categorias', ESCALAFON.nivelDesconocido);
    if (seen.has(nivel)) throw Rechazo.invalid('categorias', ESCALAFON.nivelRepetido);
    seen.add(nivel);
  }
}

function checkMisiones(base: Borrador, categorias: readonly CategoriaEnviada[]): void {
  const known = new Set(base.categorias.flatMap(({ misiones }) => misiones.map(({ id }) => id)));
  const sent = categorias.flatMap(({ misiones }) =>
    misiones.flatMap(({ id }) => (id === null ? [] : [id])),
  );
  if (new Set(sent).size !== sent.length || sent.some((id) => !known.has(id)))
    throw Rechazo.invalid('categorias', ESCALAFON.misionDesconocida);
}

/**
 * The sent ladder as a draft over the present one. Omitted levels are switched off, a category
 * without `permisos` or `placa_avatar` keeps them, and names are trimmed.
 * @throws Rechazo 400 for an unknown or repeated level or mission.
 */
export function readEnviado(base: Borrador, { categorias, destinos }: Enviado): Borrador {
  checkNiveles(base, categorias);
  checkMisiones(base, categorias);
  const personas = new Map(
    base.categorias.flatMap(({ misiones }) =>
      misiones.map((mision) => [mision.id, mision.personas]),
    ),
  );
  const baseOf = (nivel: number) => base.categorias.find((categoria) => categoria.nivel === nivel);
  const sent = categorias.map(
    ({ misiones, permisos, ...categoria }): CategoriaBorrador => ({
      ...categoria,
      permisos: permisos
        ? PERMISOS.filter((codigo) => permisos.includes(codigo))
        : (baseOf(categoria.nivel)?.permisos ?? []),
      placa_avatar: categoria.placa_avatar ?? baseOf(categoria.nivel)?.placa_avatar ?? '',
      nombre: categoria.nombre.trim(),
      misiones: misiones.map(({ id, nombre, precio, venta }, i) => ({
        clave: id === null ? `n${categoria.nivel}-${i + 1}` : claveOf(id),
        id,
        nombre: nombre.trim(),
        precio,
        venta,
        personas: personas.get(id) ?? 0,
      })),
    }),
  );
  const left = base.categorias
    .filter(({ nivel }) => !sent.some((categoria) => categoria.nivel === nivel))
    .map((categoria) => ({ ...categoria, activa: false }));
  const find = (nivel: number, posicion: number) =>
    sent.find((categoria) => categoria.nivel === nivel)?.misiones[posicion - 1]?.clave ?? '';
  return {
    categorias: [...sent, ...left].sort((a, b) => a.nivel - b.nivel),
    destinos: Object.fromEntries(
      destinos.map(({ mision, nivel, posicion }) => [mision, find(nivel, posicion)]),
    ),
  };
}
