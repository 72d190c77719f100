import { findCompra } from '@garita/domain/listapaga/mision';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import { needsFirma } from '@garita/domain/solicitudes/necesitaFirma';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAgencia } from '../ajustes/ajustes.service';
import { moveTo } from '../ascensos/move.service';
import { getPrecios } from '../misiones/misiones.service';
import { getUsuario } from '../personas/personas.service';
import { holdEscalafon, requireCategoria } from '../rangos/rangos.service';
import { announce } from '../webhooks/announce.service';
import { lockLista } from './listapaga.repository';
import { findPorPagar, type PorPagar, settlePago } from './pay.service';

/** All fields but `id` are what the caller has seen. They are only compared. */
export interface AscensoPagaInput {
  readonly id: number;
  readonly usuario?: number | undefined;
  readonly rango?: number | undefined;
  /** The credits of the pay that are left after the fines. */
  readonly paga?: number | undefined;
  readonly mision?: string | undefined;
}

/** The mission that a row's pay can buy now, and whether it needs a signature first. */
async function readOferta(db: Db, actor: Actor, porPagar: PorPagar) {
  const person = await getUsuario(db, porPagar.pago.usuario_id);
  const compra = findCompra(await getPrecios(db), person.mision_id, porPagar.total, actor);
  const { firma_desde } = await getAgencia(db);
  return {
    person,
    compra,
    faltaFirma: compra !== null && needsFirma(person.firma, compra.mision.categoria, firma_desde),
  };
}

type Oferta = Awaited<ReturnType<typeof readOferta>>;

const toData = ({ person, compra, faltaFirma }: Oferta, total: number) => ({
  usuarioNombre: person.usuario,
  mision: person.mision,
  id_rango: compra?.mision.id ?? null,
  nueva: compra?.mision.nombre ?? null,
  precio: compra?.precio ?? 0,
  resto: total - (compra?.precio ?? 0),
  faltaFirma: flag(faltaFirma),
});

/** Compares the caller's expectations with the current row. Omitted fields are not compared. */
const isAsSeen = (
  { usuario, rango, paga, mision }: AscensoPagaInput,
  { person, compra }: Oferta,
  total: number,
): boolean =>
  (usuario ?? person.id) === person.id &&
  (paga ?? total) === total &&
  (rango ?? compra?.mision.id) === compra?.mision.id &&
  (mision ?? compra?.mision.nombre) === compra?.mision.nombre;

/**
 * The mission that a row's pay can buy, its price, and the credits that would be left.
 * @throws Rechazo as `findPorPagar`; 403 as `moveTo`; 409 when the row belongs to another person
 * than the caller saw.
 */
export async function quoteAscenso(db: Db, actor: Actor, { id, usuario }: AscensoPagaInput) {
  const porPagar = await findPorPagar(db, id);
  const oferta = await readOferta(db, actor, porPagar);
  if (!isAsSeen({ id, usuario }, oferta, porPagar.total))
    throw Rechazo.conflict(LISTA_PAGA.ofertaCambiada);
  const { person, compra } = oferta;
  if (compra)
    await requireCategoria(db, actor, {
      antes: person.categoria_id,
      despues: compra.mision.categoria,
    });
  const nueva = compra?.mision.nombre;
  const msg =
    nueva === undefined ? LISTA_PAGA.noAlcanza : LISTA_PAGA.puedeAscender(person.usuario, nueva);
  return { msg, status: 0 as const, data: toData(oferta, porPagar.total) };
}

/**
 * Spends a pay on the mission that it can buy: marks the row as paid, collects the person's fines
 * and moves the person (LPG-24).
 * @throws Rechazo as `findPorPagar`; 409 when the pay buys nothing, when the offer differs from
 * what the caller saw, and while a signature is missing; 403 as `moveTo`.
 */
export async function applyAscenso(scope: WriteScope, input: AscensoPagaInput) {
  const { tx, actor, audit, notify } = scope;
  await holdEscalafon(tx);
  await lockLista(tx);
  const porPagar = await findPorPagar(tx, input.id);
  const oferta = await readOferta(tx, actor, porPagar);
  const { person, compra } = oferta;
  if (!isAsSeen(input, oferta, porPagar.total)) throw Rechazo.conflict(LISTA_PAGA.ofertaCambiada);
  if (!compra) throw Rechazo.conflict(LISTA_PAGA.noAlcanza);
  if (oferta.faltaFirma) throw Rechazo.conflict(LISTA_PAGA.faltaFirma);
  const despues = await settlePago(scope, porPagar, {
    misionId: compra.mision.id,
    gastado: compra.precio,
  });
  await moveTo(scope, person, compra.mision);
  await audit({
    objetivo: ['pago', input.id],
    antes: { usuario: person.id, pagado: 0, mision: person.mision },
    despues: { ...despues, mision: compra.mision.nombre, gastado: compra.precio },
  });
  notify(person.id, 'ascenso', {
    quien: actor.usuario,
    que: compra.mision.nombre,
    antes: person.mision,
  });
  const hechos = {
    persona: person.usuario,
    rango: compra.mision.nombre,
    rangoAnterior: person.mision,
    encargado: actor.usuario,
  };
  await announce(scope, { suceso: 'ascenso', hechos: [hechos] });
  return {
    msg: LISTA_PAGA.asciende(person.usuario, compra.mision.nombre),
    status: 0 as const,
    data: toData(oferta, porPagar.total),
  };
}
