import { foldCase } from '@garita/domain/formato/foldCase';
import { PERIODO, type Periodo, priceOfMembresia } from '@garita/domain/membresias/periodo';
import { describeMembresia } from '@garita/domain/membresias/textos';
import { endAfter, startOf } from '@garita/domain/membresias/vigencia';
import { describeMision } from '@garita/domain/misiones/textos';
import { listOfertas } from '@garita/domain/misiones/venta.rules';
import { priceBetween } from '@garita/domain/rangos/priceBetween';
import type { Fila } from '@garita/server/src/db/insertRows';
import { isAway } from './ausencias';
import { isActiva, type Mundo, type Persona } from './Mundo';
import { categoriaOf, isAbove, listHolders, misionOf, moveTo } from './rangos';

type Venta = Pick<Fila<'ventas'>, 'origen' | 'descripcion' | 'credito'>;

/** Records an unpaid sale. @param comprador the buyer's id, or the name of an outsider */
export function recordVenta(
  m: Mundo,
  por: Persona,
  comprador: number | string,
  venta: Venta,
): number {
  const [usuario_id, externo] =
    typeof comprador === 'number' ? [comprador, null] : [null, comprador];
  const state = { pagado_en: null, pagado_por: null, anulado_en: null, anulado_por: null };
  return m.insert('ventas', {
    encargado_id: por.fila.id,
    usuario_id,
    externo,
    ...venta,
    fecha: m.fecha,
    ...state,
  }).id;
}

/**
 * The people who may buy from a seller now. The `oficial` and people with an absence buy nothing.
 */
const listCompradores = (m: Mundo, por: Persona): Persona[] =>
  m.gente.filter(
    (one) =>
      one !== por &&
      isActiva(one) &&
      one.papel.constancia > 0.1 &&
      one.papel.usuario !== m.guion.oficios.oficial &&
      !isAway(m, one),
  );

function sellMembresia(m: Mundo, place: number): void {
  const por = m.pick(listHolders(m, 'mem').filter((one) => !isAway(m, one)));
  const membresia = m.random.chance(0.12)
    ? m.catalogo.membresias[2]
    : m.pick(m.catalogo.membresias.slice(0, 2));
  if (!por || !membresia) return;
  const externo = place % 5 === 4 ? m.guion.externos[Math.floor(place / 5)] : undefined;
  const comprador = externo ?? m.pick(listCompradores(m, por))?.fila.id;
  if (comprador === undefined) return;
  const iguales = m
    .of('membresias_vendidas')
    .filter(
      (v) =>
        v.membresia_id === membresia.id &&
        [v.usuario_id, v.externo].includes(comprador) &&
        !v.anulado_en,
    );
  const inicio = startOf(
    iguales.map(({ finaliza }) => ({ finaliza: finaliza as Date | null })),
    m.ahora,
  );
  if (inicio === null) return;
  const periodo: Periodo = m.random.chance(0.4) ? PERIODO.quincena : PERIODO.mes;
  const [descripcion, credito] = [
    describeMembresia(membresia, periodo),
    priceOfMembresia(membresia, periodo),
  ];
  const venta_id = recordVenta(m, por, comprador, { origen: 'membresia', descripcion, credito });
  const finaliza = membresia.perma === 1 ? null : new Date(endAfter(inicio, periodo));
  const [usuario_id, plegado] =
    typeof comprador === 'number' ? [comprador, null] : [null, foldCase(comprador)];
  const who = {
    usuario_id,
    externo: externo ?? null,
    externo_plegado: plegado,
    encargado_id: por.fila.id,
  };
  const vendida = m.insert('membresias_vendidas', {
    membresia_id: membresia.id,
    ...who,
    fecha: m.fecha,
    finaliza,
    anulado_en: null,
    anulado_por: null,
    venta_id,
  });
  const despues = {
    usuario: usuario_id,
    externo: externo ?? null,
    membresia: descripcion,
    credito,
    finaliza,
    venta: venta_id,
  };
  m.note('addMembresia', por, ['membresia', vendida.id], { despues });
  if (place % 9 !== 6) return;
  // This sale is a mistake. It is deleted within the hour, with its membership.
  m.later(35, () => {
    if (!isActiva(por)) return;
    const annulled = { anulado_en: m.fecha, anulado_por: por.fila.id };
    for (const row of [vendida, m.of('ventas').find(({ id }) => id === venta_id)])
      Object.assign(row ?? {}, annulled);
    m.note('deleteMemb', por, ['membresia', vendida.id], { antes: despues });
  });
}

function sellMision(m: Mundo): void {
  const por = m.pick(listHolders(m, 'mis').filter((one) => !isAway(m, one)));
  if (!por) return;
  const ofertasOf = (one: Persona) =>
    listOfertas(m.catalogo.escala, misionOf(m, one).id, {
      id_categoria: categoriaOf(m, por),
      permisoSys: 0,
    }).filter(({ categoria }) => categoria < 5);
  const persona = m.pick(
    listCompradores(m, por).filter(
      (one) =>
        !one.papel.tope &&
        !one.solicitud &&
        !one.tiempo &&
        isAbove(m, por, one) &&
        ofertasOf(one).length > 0,
    ),
  );
  const nueva = persona && m.pick(ofertasOf(persona).slice(0, 2));
  if (!nueva) return;
  const antes = misionOf(m, persona);
  const credito = priceBetween(antes, nueva);
  const venta_id = recordVenta(m, por, persona.fila.id, {
    origen: 'mision',
    descripcion: describeMision(nueva.nombre),
    credito,
  });
  const moved = moveTo(m, persona, m.catalogo.escala.indexOf(nueva), por);
  m.insert('misiones_vendidas', {
    usuario_id: persona.fila.id,
    encargado_id: por.fila.id,
    ...moved,
    venta_id,
    fecha: m.fecha,
  });
  m.note('addMision', por, ['usuario', persona.fila.id], {
    antes: { mision: antes.nombre },
    despues: { mision: nueva.nombre, credito, venta: venta_id },
  });
}

/** Marks most sales as paid: their sellers have paid the agency. */
function settle(m: Mundo): void {
  const [gerente, fundadora] = [m.find(m.guion.oficios.gerente), m.find(m.guion.oficios.duenia)];
  if (!gerente || !fundadora) return;
  for (const venta of m
    .of('ventas')
    .filter((one) => !one.pagado_en && !one.anulado_en && one.id % 6 !== 2)) {
    const what = {
      encargado: venta.encargado_id,
      descripcion: venta.descripcion,
      credito: venta.credito,
    };
    // A seller cannot mark their own sales.
    const por = venta.encargado_id === gerente.fila.id ? fundadora : gerente;
    Object.assign(venta, { pagado_en: m.fecha, pagado_por: por.fila.id });
    m.note('ventaAction', por, ['venta', venta.id], {
      antes: { ...what, pagado: 0 },
      despues: { ...what, pagado: 1 },
    });
  }
}

export function planVentas(m: Mundo): void {
  for (let place = 0; place < 26; place++)
    m.before(37 - place * 1.4 - m.random.next(), () => sellMembresia(m, place));
  for (let place = 0; place < 16; place++)
    m.before(30 - place * 1.8 - m.random.next(), () => sellMision(m));
  for (const hace of [31.9, 24.9, 17.9, 10.9, 3.9]) m.before(hace, () => settle(m));
}
