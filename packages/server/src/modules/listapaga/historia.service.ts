import { totalOf } from '@garita/domain/listapaga/pago';
import type { Historia } from '../../gate/Historia';
import { readCobradas } from '../multas/multas.service';
import { listPagosDe } from './historia.repository';

/** A person's pays, each without the fines that it collected. */
export const getPagosDe: Historia['list'] = async (db, pregunta) => {
  const pagos = await listPagosDe(db, pregunta);
  const cobradas = await readCobradas(
    db,
    pagos.map(({ id }) => id),
  );
  return pagos.map(({ id, fecha, monto, encargado, mision }) => ({
    id,
    fecha,
    encargado,
    cantidad: totalOf({ monto, multa: cobradas.get(id) ?? 0 }),
    ...(mision !== null && { que: mision }),
  }));
};
