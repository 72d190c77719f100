import { shorten } from '@garita/domain/formato/shorten';
import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import type { TakeVenta } from './ventas';

const AGENCIA_LENGTH = 64;

export function bringTraslados(origen: Origen, traido: Traido, takeVenta: TakeVenta): void {
  for (const traslado of withIds(readLista(origen.respuestas, 'getTraslados', origen.zona))) {
    const { id, fecha, agencia } = traslado;
    const usuario = origen.personaDe(traslado.usuarioNombre);
    const encargado = origen.personaDe(traslado.altoNombre);
    const mision = origen.misionDe(traslado.mision);
    if (
      usuario === null ||
      encargado === null ||
      usuario === encargado ||
      mision === null ||
      agencia === null ||
      fecha === null
    ) {
      const texto =
        traslado.mision === null
          ? null
          : `Traslado a ${traslado.mision}${agencia === null ? '' : ` desde ${agencia}`}`;
      traido.frase({ persona: usuario, fuente: 'traslados', texto, encargado, fecha });
      continue;
    }
    traido.add('traslados', {
      id,
      usuario_id: usuario,
      encargado_id: encargado,
      agencia: shorten(agencia, AGENCIA_LENGTH),
      mision_anterior_id: null,
      mision_nueva_id: mision,
      venta_id: takeVenta('traslado', encargado, { usuario_id: usuario, externo: null }, fecha),
      fecha,
    });
  }
}
