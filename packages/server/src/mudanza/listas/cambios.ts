import { foldCase } from '@garita/domain/formato/foldCase';
import { readCambio } from '@garita/domain/mudanza/readCambio';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import { findAludido } from './findAludido';
import { readNewestFirst } from './readNewestFirst';

/** The changes of names. A sentence of other words stays a sentence. */
export function bringNombres(origen: Origen, traido: Traido): void {
  for (const { id, motivo, fecha, ...one } of withIds(readNewestFirst(origen, 'nombres'))) {
    const cambio = readCambio(motivo);
    const encargado = origen.personaDe(one.encargadoNombre);
    const usuario =
      cambio === null
        ? findAludido(origen, motivo, one.encargadoNombre)
        : origen.personaDe(cambio.nuevo);
    if (cambio === null || usuario === null || encargado === null || fecha === null) {
      traido.frase({ persona: usuario, fuente: 'nombres', texto: motivo, encargado, fecha });
      continue;
    }
    traido.add('cambios_nombre', {
      id,
      usuario_id: usuario,
      encargado_id: encargado,
      ...cambio,
      anterior_plegado: foldCase(cambio.anterior),
      fecha,
    });
  }
}

/** `REGISTROS.rango` */
const RANGO = /^(\S+) pasa de (.+) a (.+?)(?: \((.+)\))?$/;

/** The ranks that were given by hand. A sentence of other words stays a sentence. */
export function bringRangos(origen: Origen, traido: Traido): void {
  for (const { id, motivo, fecha, ...one } of withIds(readNewestFirst(origen, 'rangos'))) {
    const [, nombre = null, de = null, a = null, porque = null] = RANGO.exec(motivo ?? '') ?? [];
    const usuario = origen.personaDe(nombre) ?? findAludido(origen, motivo, one.encargadoNombre);
    const encargado = origen.personaDe(one.encargadoNombre);
    const [anterior, nueva] = [origen.misionDe(de), origen.misionDe(a)];
    const isWhole = anterior !== null && nueva !== null && anterior !== nueva;
    if (usuario === null || encargado === null || !isWhole || fecha === null) {
      traido.frase({ persona: usuario, fuente: 'usuarios', texto: motivo, encargado, fecha });
      continue;
    }
    traido.add('cambios_rango', {
      id,
      usuario_id: usuario,
      encargado_id: encargado,
      mision_anterior_id: anterior,
      mision_nueva_id: nueva,
      fecha,
      motivo: porque,
    });
  }
}
