import { foldCase } from '@garita/domain/formato/foldCase';
import { shorten } from '@garita/domain/formato/shorten';
import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';

export function bringDescuentos(
  { respuestas, zona, corte, personaDe, duenia }: Origen,
  traido: Traido,
): void {
  const codes = new Set<string>();
  for (const { id, codigo, descuento, encargadoNombre } of withIds(
    readLista(respuestas, 'getAllDescuentos', zona),
  )) {
    if (codigo === null || descuento === null || descuento < 1 || descuento > 100) {
      traido.quedan++;
      continue;
    }
    const isTaken = codes.has(foldCase(codigo));
    codes.add(foldCase(codigo));
    traido.add('descuentos', {
      id,
      codigo: shorten(codigo, 64),
      codigo_plegado: foldCase(codigo),
      codigo_homonimo: isTaken ? id : 0,
      porciento: descuento,
      encargado_id: personaDe(encargadoNombre) ?? duenia,
      creado_en: corte,
    });
  }
}

/** The people who may share an address. */
export function bringPermitidos(
  { respuestas, zona, corte, personaDe, duenia }: Origen,
  traido: Traido,
): void {
  const allowed = new Set<number>();
  for (const { id, ...uno } of withIds(readLista(respuestas, 'getWhiteList', zona))) {
    const usuario = personaDe(uno.usuarioNombre, uno.usuario);
    if (usuario === null || allowed.has(usuario)) {
      traido.quedan++;
      continue;
    }
    allowed.add(usuario);
    traido.add('clones_permitidos', {
      id,
      usuario_id: usuario,
      encargado_id: personaDe(uno.encargadoNombre) ?? duenia,
      fecha: uno.fecha ?? corte,
    });
  }
}

/** The open requests for another name. */
export function bringSolicitudesNombre(
  { respuestas, zona, corte, personaDe }: Origen,
  traido: Traido,
): void {
  const waiting = new Set<number>();
  for (const { id, nombre, ...una } of withIds(
    readLista(respuestas, 'getAllRequest', zona).toReversed(),
  ).toReversed()) {
    const usuario = personaDe(una.usuarioNombre, una.usuario);
    if (
      usuario === null ||
      nombre === null ||
      /\s/.test(nombre) ||
      nombre.length > 32 ||
      waiting.has(usuario)
    ) {
      traido.quedan++;
      continue;
    }
    waiting.add(usuario);
    traido.add('solicitudes_nombre', {
      id,
      usuario_id: usuario,
      nombre,
      estado: 'pendiente',
      creada_en: una.fecha ?? corte,
    });
  }
}
