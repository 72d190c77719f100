import { type CategoriaBorrador, listActivas } from '@garita/domain/escalafon/borrador';
import { nivelOf } from '@garita/domain/escalafon/posiciones';
import type { Escalafon } from './Escalafon';
import { POLICIA } from './policia';
import { SEGURIDAD } from './seguridad';
import { toCategoria, toPrecio } from './toCategoria';
import { VACIA } from './vacia';

export const PLANTILLAS = {
  policia: { titulo: 'Policía', escalafon: POLICIA },
  seguridad: { titulo: 'Seguridad', escalafon: SEGURIDAD },
  vacia: { titulo: 'Vacía', escalafon: VACIA },
} as const satisfies Record<string, { titulo: string; escalafon: Escalafon }>;

export type NombreEscalafon = keyof typeof PLANTILLAS;

function toBorrador(escalafon: Escalafon): CategoriaBorrador[] {
  const rows = escalafon.map((c, i) => ({
    row: toCategoria(c, i + 1),
    misiones: c.misiones,
    inicial: c,
  }));
  const niveles = rows.filter(({ row }) => row.activa).map(({ row }) => row.id);
  return rows.map(({ row: { id, asciende_hasta, ...row }, misiones, inicial }) => ({
    ...row,
    placa: '',
    placa_avatar: '',
    porciento: '',
    nivel: id,
    asciende_hasta: nivelOf(asciende_hasta, niveles),
    permisos: inicial.permisos,
    misiones: misiones.map((nombre, j) => ({
      clave: `n${id}-${j + 1}`,
      id: null,
      nombre,
      personas: 0,
      ...toPrecio(inicial, j),
    })),
  }));
}

export const listPlantillas = () =>
  Object.entries(PLANTILLAS).map(([nombre, { titulo, escalafon }]) => ({
    nombre: nombre as NombreEscalafon,
    titulo,
    categorias: listActivas({ categorias: toBorrador(escalafon) }),
  }));
