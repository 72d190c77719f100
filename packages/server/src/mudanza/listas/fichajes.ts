import { minutesOf } from '@garita/domain/fichajes/cuenta';
import { localDay } from '@garita/domain/formato/localDay';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import { readNewestFirst } from './readNewestFirst';

/** The clock-ins. A person has one open clock-in: the newest; an older one had no exit to tell. */
export function bringFichajes(origen: Origen, traido: Traido): void {
  const inside = new Set<number>();
  for (const fichaje of withIds(readNewestFirst(origen, 'fichajes'))) {
    const { id, entrada, salida, min } = fichaje;
    const usuario = origen.personaDe(fichaje.nombreUsuario, fichaje.usuario);
    if (usuario === null || entrada === null || (salida === null && inside.has(usuario))) {
      traido.quedan++;
      continue;
    }
    if (salida === null) inside.add(usuario);
    const whole = minutesOf(
      { entrada: Date.parse(entrada), salida: Date.parse(salida ?? entrada), descontado: 0 },
      0,
    );
    traido.add('fichajes', {
      id,
      usuario_id: usuario,
      dia: fichaje.dia ?? localDay(Date.parse(entrada), origen.zona),
      entrada,
      salida,
      descontado: salida === null || min === null ? 0 : Math.max(0, whole - min),
    });
  }
}
