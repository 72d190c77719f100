import { foldCase } from '@garita/domain/formato/foldCase';
import { shorten } from '@garita/domain/formato/shorten';
import { readLista } from '@garita/domain/mudanza/respuestas';
import { nombreMembresia } from '../../modules/membresias/nombreMembresia';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import { compradorOf, type TakeVenta } from './ventas';

type Oferta = ReturnType<typeof readLista<'getMembresias'>>[number];
type Vendida = ReturnType<typeof readLista<'allMembership'>>[number];

/** The catalogue, and the memberships that were sold once and are no longer offered. */
function bringCatalogo(
  { respuestas, zona, corte }: Origen,
  vendidas: readonly Vendida[],
  traido: Traido,
) {
  const ofrecidas = readLista(respuestas, 'getMembresias', zona).filter(
    ({ nombre }) => nombre !== null,
  );
  const names = new Set(ofrecidas.map(({ nombre }) => foldCase(nombre ?? '')));
  const retiradas = new Map<string, Partial<Oferta> & { id: number | null; nombre: string }>();
  for (const { membresia, membresiaNombre: nombre, vip, perma } of vendidas)
    if (nombre !== null && !names.has(foldCase(nombre)))
      retiradas.set(foldCase(nombre), { id: membresia, nombre, vip, perma });
  const all = withIds<Partial<Oferta> & { id: number | null }>([
    ...retiradas.values(),
    ...ofrecidas,
  ]);
  const ids = new Map<string, number>();
  all.forEach((one, at) => {
    const nombre = shorten(one.nombre ?? '', 100);
    const isRetirada = at < retiradas.size;
    const isTaken = ids.has(foldCase(nombre));
    ids.set(foldCase(nombre), ids.get(foldCase(nombre)) ?? one.id);
    traido.add('membresias', {
      id: one.id,
      ...nombreMembresia(nombre),
      ...(isTaken && { nombre_homonimo: one.id }),
      precio: Math.max(0, one.precio ?? 0),
      vip: one.vip ?? false,
      perma: one.perma ?? false,
      image: one.image ?? '',
      details: one.details ?? '',
      reduccion: one.reduccion ?? false,
      retirada_en: isRetirada ? corte : null,
    });
  });
  const known = new Set(all.map(({ id }) => id));
  return ({ membresia, membresiaNombre }: Vendida): number | null =>
    membresia !== null && known.has(membresia)
      ? membresia
      : (ids.get(foldCase(membresiaNombre ?? '')) ?? null);
}

export function bringMembresias(origen: Origen, traido: Traido, takeVenta: TakeVenta): void {
  const vendidas = readLista(origen.respuestas, 'allMembership', origen.zona);
  const membresiaOf = bringCatalogo(origen, vendidas, traido);
  for (const vendida of withIds(vendidas)) {
    const { id, fecha, finaliza, membresiaNombre } = vendida;
    const membresia = membresiaOf(vendida);
    const comprador = compradorOf(origen, vendida);
    const encargado = origen.personaDe(vendida.encargadoNombre);
    if (membresia === null || comprador === null || encargado === null || fecha === null) {
      const texto = membresiaNombre === null ? null : `Membresía ${membresiaNombre}`;
      traido.frase({
        persona: comprador?.usuario_id ?? null,
        fuente: 'membresias',
        texto,
        encargado,
        fecha,
      });
      continue;
    }
    traido.add('membresias_vendidas', {
      id,
      membresia_id: membresia,
      ...comprador,
      externo_plegado: comprador.externo === null ? null : foldCase(comprador.externo),
      encargado_id: encargado,
      fecha,
      finaliza,
      venta_id: takeVenta('membresia', encargado, comprador, fecha),
    });
  }
}
