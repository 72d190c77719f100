import { foldCase } from '@garita/domain/formato/foldCase';
import { leerLista } from '@garita/domain/mudanza/carpeta';
import { conIds } from '../conIds';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';

export function traerEmpleadosMes(
  { carpeta, zona, corte, personaDe }: Origen,
  traido: Traido,
): void {
  const active = new Set<number>();
  for (const empleado of conIds(leerLista(carpeta, 'allEmpleadoMes', zona))) {
    const { id, fecha } = empleado;
    const usuario = personaDe(empleado.usuarioNombre, empleado.usuario);
    const encargado = personaDe(empleado.encargadoNombre);
    if (usuario === null || encargado === null || fecha === null) {
      traido.frase({
        persona: usuario,
        fuente: 'empleadomes',
        texto: 'Empleado del mes',
        encargado,
        fecha,
      });
      continue;
    }
    const isActive = empleado.estado === 0 && !active.has(usuario);
    if (isActive) active.add(usuario);
    traido.add('empleados_mes', {
      id,
      usuario_id: usuario,
      encargado_id: encargado,
      fecha,
      retirado_en: isActive ? null : (empleado.hasta ?? corte),
    });
  }
}

/** The statuses; their dates are not known. */
export function traerEstados({ carpeta, zona, corte, personaDe }: Origen, traido: Traido): void {
  const shown = new Set<number>();
  for (const { id, mensaje, usuarioNombre } of conIds(leerLista(carpeta, 'estados', zona))) {
    const usuario = personaDe(usuarioNombre);
    if (usuario === null || mensaje === null || shown.has(usuario)) {
      traido.quedan++;
      continue;
    }
    shown.add(usuario);
    traido.add('estados', {
      id,
      usuario_id: usuario,
      mensaje: mensaje.slice(0, 100),
      fecha: corte,
    });
  }
}

export function traerDescuentos(
  { carpeta, zona, corte, personaDe, duenia }: Origen,
  traido: Traido,
): void {
  const codes = new Set<string>();
  for (const { id, codigo, descuento, encargadoNombre } of conIds(
    leerLista(carpeta, 'getAllDescuentos', zona),
  )) {
    if (codigo === null || descuento === null || descuento < 1 || descuento > 100) {
      traido.quedan++;
      continue;
    }
    const isTaken = codes.has(foldCase(codigo));
    codes.add(foldCase(codigo));
    traido.add('descuentos', {
      id,
      codigo: codigo.slice(0, 64),
      codigo_plegado: foldCase(codigo),
      codigo_homonimo: isTaken ? id : 0,
      porciento: descuento,
      encargado_id: personaDe(encargadoNombre) ?? duenia,
      creado_en: corte,
    });
  }
}

/** The people who may share an address. */
export function traerPermitidos(
  { carpeta, zona, corte, personaDe, duenia }: Origen,
  traido: Traido,
): void {
  const allowed = new Set<number>();
  for (const { id, ...uno } of conIds(leerLista(carpeta, 'getWhiteList', zona))) {
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

/** The names that people have asked for and nobody has answered. */
export function traerSolicitudesNombre(
  { carpeta, zona, corte, personaDe }: Origen,
  traido: Traido,
): void {
  const waiting = new Set<number>();
  for (const { id, nombre, ...una } of conIds(
    leerLista(carpeta, 'getAllRequest', zona).toReversed(),
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
