import { must } from '@garita/domain/must';
import { findDestino } from '@garita/domain/traslados/destino';
import { priceWithDescuento } from '@garita/domain/traslados/priceWithDescuento';
import { describeTraslado } from '@garita/domain/traslados/textos';
import { nombreColumns } from '@garita/server/src/db/nombreColumns';
import type { Entrada, Papel } from '../guion/Guion';
import { listFueras } from './ausencias';
import { noteDireccion } from './clones';
import { planFichajes } from './fichajes';
import { createFirma } from './firmas';
import type { Mundo, Persona } from './Mundo';
import { firstNameOf } from './nombres';
import { misionOf, moveTo } from './rangos';
import { recordVenta } from './ventas';

function createPersona(m: Mundo, papel: Papel, peldano: number, claveHash: string): Persona {
  const row = {
    ...nombreColumns(firstNameOf(m.guion, papel.usuario)),
    clave_hash: claveHash,
    mision_id: m.catalogo.escala[peldano]?.id as number,
    firma: null,
  };
  const flags = {
    debe_cambiar_clave: false,
    conf_estados: true,
    conf_app: true,
    permiso_sys: papel.entrada.como === 'fundacion',
  };
  const fila = m.insert('usuarios', {
    ...row,
    ...flags,
    despedido_en: null,
    registrado_en: m.fecha,
    ultima_vez: m.fecha,
    rango_desde: m.fecha,
  });
  const state = {
    fueras: listFueras(m, papel.usuario),
    fichaje: null,
    sale: 0,
    tiempo: null,
    solicitud: null,
    excepciones: new Set<string>(),
    contado: { tramos: [], minutos: 0 },
    minutosMes: 0,
  };
  const persona: Persona = {
    fila,
    papel,
    peldano,
    ...state,
    logros: { ascensos: 0, asistencias: 0, times: 0 },
  };
  m.gente.push(persona);
  return persona;
}

function found(m: Mundo, papel: Papel, claveHash: string): void {
  const persona = createPersona(m, papel, m.catalogo.escala.length - 1, claveHash);
  createFirma(m, persona);
  m.insert('periodos', { abierto_en: m.fecha, cerrado_en: null });
  m.note('setUpAgencia', null, ['usuario', persona.fila.id], {
    despues: { usuario: papel.usuario },
  });
}

/**
 * The owner appoints a person to the first mission of a category, and the person gets a signature.
 */
function appoint(m: Mundo, persona: Persona, categoria: number): void {
  const por = must(m.find(m.guion.oficios.duenia), 'The owner');
  const antes = { mision: misionOf(m, persona).nombre, firma: null };
  const peldano = m.catalogo.escala.findIndex((mision) => mision.categoria === categoria);
  moveTo(m, persona, peldano, por);
  const despues = { mision: misionOf(m, persona).nombre, firma: createFirma(m, persona) };
  m.note('editUsuario', por, ['usuario', persona.fila.id], { antes, despues });
}

/** Transfers a person from another agency. The price is the mission's price after the discount. */
function takeOver(
  m: Mundo,
  persona: Persona,
  { categoria, agencia, codigo }: Entrada & { como: 'traslado' },
): void {
  const por = must(
    m.find(categoria >= 6 ? m.guion.oficios.duenia : m.guion.oficios.gerente),
    'The seller of transfers',
  );
  const antes = misionOf(m, persona);
  const misiones = m.catalogo.escala.filter((mision) => mision.categoria === categoria);
  const row = must(m.catalogo.categorias.get(categoria), 'A category');
  const destino = must(
    findDestino({
      id_categoria: categoria,
      traslado: row.traslado,
      traslado_venta: row.traslado_venta,
      misiones,
    }),
    'A mission to be sold',
  );
  const descuento = m.of('descuentos').find((one) => one.codigo === codigo && !one.anulado_en);
  const credito = priceWithDescuento(destino.precio, descuento?.porciento ?? 0);
  if (categoria >= m.guion.firmaDesde) createFirma(m, persona);
  const who = { usuario_id: persona.fila.id, encargado_id: por.fila.id };
  const venta_id = recordVenta(m, por, persona.fila.id, {
    origen: 'traslado',
    descripcion: describeTraslado(destino.nombre, descuento?.codigo ?? null),
    credito,
  });
  const moved = moveTo(m, persona, m.catalogo.escala.indexOf(destino), por);
  const { id } = m.insert('traslados', {
    ...who,
    agencia,
    ...moved,
    descuento_id: descuento?.id ?? null,
    venta_id,
    fecha: m.fecha,
  });
  const priced = {
    traslado: id,
    venta: venta_id,
    agencia,
    credito,
    ...(descuento && { codigo: descuento.codigo, descuento: descuento.porciento }),
  };
  m.note('addTraslado', por, ['usuario', persona.fila.id], {
    antes: { mision: antes.nombre },
    despues: { mision: destino.nombre, ...priced },
  });
}

export function planLlegadas(m: Mundo, papeles: readonly Papel[], claveHash: string): void {
  for (const papel of papeles)
    m.before(papel.llega, () => {
      const { entrada } = papel;
      if (entrada.como === 'fundacion') return found(m, papel, claveHash);
      const persona = createPersona(m, papel, 0, claveHash);
      noteDireccion(m, persona);
      m.note('registro', null, ['usuario', persona.fila.id], {
        despues: { usuario: persona.fila.usuario, mision: misionOf(m, persona).nombre },
      });
      if (entrada.como === 'nombramiento') m.later(9, () => appoint(m, persona, entrada.categoria));
      if (entrada.como === 'traslado')
        m.later(m.random.between(12, 40), () => takeOver(m, persona, entrada));
      m.later(45, () => planFichajes(m, persona));
    });
}
