import { must } from '@garita/domain/must';
import { earnedPay } from '@garita/domain/nomina/paga';
import { LOGRO_DE, type TipoRequisito } from '@garita/domain/nomina/requisito';
import type { Fila } from '@garita/server/src/db/insertRows';
import type { CategoriaCerrada } from '@garita/server/src/modules/nomina/cierres.repository';
import type { FilaConId } from './Filas';
import { isActiva, type Mundo, type Persona } from './Mundo';
import { categoriaOf } from './rangos';

type Anotacion = Omit<
  Fila<'nomina'>,
  'usuario_id' | 'periodo_id' | 'fecha' | 'tipo' | 'cantidad'
> & {
  readonly tipo: TipoRequisito;
  readonly cantidad: number;
};

const openPeriod = (m: Mundo): FilaConId<'periodos'> =>
  must(m.of('periodos').at(-1), 'The open period');

/** Adds an entry to the open pay period, unless the amount is 0. */
export function credit(m: Mundo, persona: Persona, { tipo, cantidad, ...how }: Anotacion): void {
  if (cantidad === 0) return;
  persona.logros[LOGRO_DE[tipo]] += cantidad;
  if (tipo === 'minutos') persona.minutosMes += cantidad;
  const from = { ascenso_id: null, tiempo_id: null, paselista_id: null, ajuste: false };
  m.insert('nomina', {
    ...from,
    ...how,
    tipo,
    cantidad,
    usuario_id: persona.fila.id,
    periodo_id: openPeriod(m).id,
    fecha: m.fecha,
  });
}

function isReduced(m: Mundo, { fila }: Persona): boolean {
  const halving = new Set(
    m.catalogo.membresias.filter(({ reduccion }) => reduccion).map(({ id }) => id),
  );
  return m
    .of('membresias_vendidas')
    .some(
      (v) =>
        v.usuario_id === fila.id &&
        halving.has(v.membresia_id) &&
        !v.anulado_en &&
        (v.finaliza as Date) > m.fecha,
    );
}

export interface Ganada {
  readonly persona: Persona;
  readonly periodo: number;
  readonly categoria: number;
  readonly reducido: boolean;
  readonly paga: number;
  readonly conBonificacion: boolean;
}

/** The pays of all active people in the open period; none if the period has no entries. */
export function listGanadas(m: Mundo): Ganada[] {
  const periodo = openPeriod(m).id;
  if (m.of('nomina').at(-1)?.periodo_id !== periodo) return [];
  return m.gente.filter(isActiva).map((persona) => {
    const categoria = categoriaOf(m, persona);
    const requisitos = m.catalogo.requisitos[categoria] as CategoriaCerrada;
    const reducido = isReduced(m, persona);
    const paga = earnedPay(persona.logros, requisitos, reducido);
    return {
      persona,
      periodo,
      categoria,
      reducido,
      paga,
      conBonificacion: paga > requisitos.paga_nomina,
    };
  });
}

/** Closes the open period and opens the next. @returns the pays that the agency owes */
export function closePeriodo(m: Mundo, por: Persona): Ganada[] {
  const { id: periodo_id, ...periodo } = openPeriod(m);
  const ganadas = listGanadas(m);
  const pagadas = ganadas.filter(({ paga }) => paga > 0);
  const entries = m.of('nomina').filter((one) => one.periodo_id === periodo_id);
  const activas = new Set(ganadas.map(({ persona }) => persona.fila.id));
  const resumen = {
    personas: new Set(entries.map(({ usuario_id }) => usuario_id).filter((id) => activas.has(id)))
      .size,
    pagas: pagadas.length,
    monto: pagadas.reduce((sum, { paga }) => sum + paga, 0),
    anotaciones: entries.length,
  };
  const { id: cierre_id } = m.insert('cierres', {
    periodo_id,
    fecha: m.fecha,
    encargado_id: por.fila.id,
    ...resumen,
    requisitos: m.catalogo.requisitos,
  });
  for (const { persona, categoria: categoria_id, reducido, paga } of ganadas)
    m.add('cierre_filas', { cierre_id, usuario_id: persona.fila.id, categoria_id, reducido, paga });
  Object.assign(openPeriod(m), { cerrado_en: m.fecha });
  m.insert('periodos', { abierto_en: m.fecha, cerrado_en: null });
  for (const { logros } of m.gente)
    Object.assign(logros, { ascensos: 0, asistencias: 0, times: 0 });
  m.note('actionReiniciar', por, ['periodo', periodo_id], {
    antes: { abierto_en: periodo.abierto_en },
    despues: { cerrado_en: m.fecha, ...resumen },
  });
  return pagadas;
}
