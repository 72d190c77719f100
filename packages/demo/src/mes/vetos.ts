import { foldCase } from '@garita/domain/formato/foldCase';
import { localDay } from '@garita/domain/formato/localDay';
import { must } from '@garita/domain/must';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import { DAY, type Mundo } from './Mundo';

/**
 * Adds the vetoes to a story that has run: none of its acts depends on them, and as planned acts
 * they would change the chance of all later ones.
 */
export function addVetos(m: Mundo): void {
  const presente = m.ahora;
  for (const [nombre, motivo, por, hace, quedan, levantadoHace] of m.guion.vetos) {
    const quien = must(m.find(por), por);
    const hasta = quedan === null ? null : localDay(m.fin + quedan * DAY, m.catalogo.zona);
    const plazo = hasta === null ? {} : { hasta };
    m.ahora = m.fin - hace * DAY;
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
    if (levantadoHace === undefined) continue;
    m.ahora = m.fin - levantadoHace * DAY;
    Object.assign(fila, { anulado_en: m.fecha, anulado_por: quien.fila.id });
    m.note('levantarVeto', quien, ['veto', fila.id], { antes: { nombre, motivo, ...plazo } });
  }
  m.ahora = presente;
}
