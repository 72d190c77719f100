import { shorten } from '@garita/domain/formato/shorten';
import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';

export function bringEmpleadosMes(
  { respuestas, zona, corte, personaDe }: Origen,
  traido: Traido,
): void {
  const active = new Set<number>();
  for (const empleado of withIds(readLista(respuestas, 'allEmpleadoMes', zona))) {
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
export function bringEstados({ respuestas, zona, corte, personaDe }: Origen, traido: Traido): void {
  const shown = new Set<number>();
  for (const { id, mensaje, usuarioNombre } of withIds(readLista(respuestas, 'estados', zona))) {
    const usuario = personaDe(usuarioNombre);
    if (usuario === null || mensaje === null || shown.has(usuario)) {
      traido.quedan++;
      continue;
    }
    shown.add(usuario);
    traido.add('estados', {
      id,
      usuario_id: usuario,
      mensaje: shorten(mensaje, 100),
      fecha: corte,
    });
  }
}
