import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import { compradorOf, type TakeVenta } from './ventas';

/** The missions that people bought. One without its sale or the mission before becomes a sentence. */
export function bringMisionesVendidas(origen: Origen, traido: Traido, takeVenta: TakeVenta): void {
  for (const vendida of withIds(readLista(origen.respuestas, 'misionesVenta', origen.zona))) {
    const { id, fecha, mision, anterior, creditos } = vendida;
    const usuario = origen.personaDe(vendida.usuarioNombre, vendida.usuario);
    const encargado = origen.personaDe(vendida.encargadoNombre);
    const [nueva, vieja] = [origen.misionDe(mision), origen.misionDe(anterior)];
    const comprador = compradorOf(origen, { ...vendida, externo: false });
    const venta =
      encargado !== null && comprador !== null && fecha !== null
        ? takeVenta('mision', encargado, comprador, fecha)
        : null;
    if (
      usuario === null ||
      encargado === null ||
      fecha === null ||
      usuario === encargado ||
      nueva === null ||
      vieja === null ||
      vieja === nueva ||
      venta === null
    ) {
      const texto = mision === null ? null : `Compró ${mision} por ${creditos ?? 0}`;
      traido.frase({ persona: usuario, fuente: 'misiones', texto, encargado, fecha });
      continue;
    }
    traido.add('misiones_vendidas', {
      id,
      usuario_id: usuario,
      encargado_id: encargado,
      mision_anterior_id: vieja,
      mision_nueva_id: nueva,
      venta_id: venta,
      fecha,
    });
  }
}
