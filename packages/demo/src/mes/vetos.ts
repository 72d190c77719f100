import { foldCase } from '@garita/domain/formato/foldCase';
import { localDay } from '@garita/domain/formato/localDay';
import { must } from '@garita/domain/must';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import type { Veto } from '../guion/Guion';
import { DAY, type Mundo } from './Mundo';

function vetar(m: Mundo, [nombre, motivo, por, , quedan, levantadoHace]: Veto): void {
  const quien = must(m.find(por), por);
  const hasta = quedan === null ? null : localDay(m.fin + quedan * DAY, m.catalogo.zona);
  const plazo = hasta === null ? {} : { hasta };
  const fila = m.insert('vetos', {
    nombre,
    nombre_plegado: foldCase(nombre),
    nombre_esqueleto: toEsqueleto(nombre),
    motivo,
    enlace: null,
    hasta,
    fecha: m.fecha,
    encargado_id: quien.fila.id,
    anulado_en: null,
    anulado_por: null,
  });
  m.note('vetar', quien, ['veto', fila.id], { despues: { nombre, motivo, ...plazo } });
  if (levantadoHace === undefined) return;
  m.beforeQuietly(levantadoHace, () => {
    Object.assign(fila, { anulado_en: m.fecha, anulado_por: quien.fila.id });
    m.note('levantarVeto', quien, ['veto', fila.id], { antes: { nombre, motivo, ...plazo } });
  });
}

export function planVetos(m: Mundo): void {
  for (const veto of m.guion.vetos) m.beforeQuietly(veto[3], () => vetar(m, veto));
}
