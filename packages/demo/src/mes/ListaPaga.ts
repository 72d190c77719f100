import { findCompra } from '@garita/domain/listapaga/mision';
import { type Deuda, montoOf, type ParteFila, planLista } from '@garita/domain/listapaga/planLista';
import { must } from '@garita/domain/must';
import type { FilaConId } from './Filas';
import { isActiva, type Mundo, type Persona } from './Mundo';
import { closePeriodo, type Ganada, listGanadas } from './nomina';
import { categoriaOf, misionOf, moveTo } from './rangos';

export interface Pago {
  readonly fila: FilaConId<'pagos'>;
  readonly persona: Persona;
  partes: readonly ParteFila[];
}

export class ListaPaga {
  private readonly cerradas: Ganada[] = [];
  private readonly pagado = new Map<string, number>();
  readonly pagos: Pago[] = [];

  constructor(private readonly m: Mundo) {}

  close(por: Persona): void {
    this.cerradas.push(...closePeriodo(this.m, por));
  }

  /** The rows of the list that are neither paid, archived nor annulled. */
  listPuestas(): Pago[] {
    return this.pagos.filter(
      ({ fila }) => !fila.pagado_en && !fila.archivado_en && !fila.anulado_en,
    );
  }

  /** The unpaid pays of active people, of closed periods and of the open one. */
  private listDeudas(): Deuda[] {
    return [...this.cerradas, ...listGanadas(this.m)].flatMap(
      ({ persona, periodo, paga, conBonificacion }): Deuda[] => {
        const pagado = this.pagado.get(`${persona.fila.id}.${periodo}`) ?? 0;
        if (!isActiva(persona) || paga <= pagado) return [];
        const concepto = pagado > 0 ? 'diferencia' : conBonificacion ? 'ambas' : 'nomina';
        return [
          {
            usuario: persona.fila.id,
            categoria: categoriaOf(this.m, persona),
            periodo,
            monto: paga - pagado,
            concepto,
          },
        ];
      },
    );
  }

  refresh(por: Persona): void {
    const { m } = this;
    const puestas = this.listPuestas().map(({ fila, persona, partes }) => ({
      ...{
        id: fila.id,
        usuario: fila.usuario_id,
        categoria: fila.categoria_id,
        partes,
        isDespedido: !isActiva(persona),
      },
    }));
    const { crear, cambiar, quitar } = planLista(puestas, this.listDeudas());
    for (const { usuario: usuario_id, categoria: categoria_id, partes } of crear) {
      const base = {
        usuario_id,
        categoria_id,
        monto: montoOf({ partes }),
        creado_en: m.fecha,
        mision_id: null,
        gastado: 0,
      };
      const fila = m.insert('pagos', {
        ...base,
        pagado_en: null,
        pagado_por: null,
        archivado_en: null,
        archivado_por: null,
        anulado_en: null,
        anulado_por: null,
      });
      this.pagos.push({
        fila,
        persona: must(
          m.gente.find((one) => one.fila.id === usuario_id),
          'A person who is owed a pay',
        ),
        partes,
      });
    }
    for (const { id, categoria: categoria_id, partes } of cambiar) {
      const pago = must(
        this.pagos.find(({ fila }) => fila.id === id),
        'A row to change',
      );
      Object.assign(pago.fila, { categoria_id, monto: montoOf({ partes }) });
      pago.partes = partes;
    }
    for (const { fila } of this.pagos)
      if (quitar.includes(fila.id))
        Object.assign(fila, { anulado_en: m.fecha, anulado_por: por.fila.id });
    m.note('updateLista', por, null, {
      despues: { nuevas: crear.length, cambiadas: cambiar.length, retiradas: quitar.length },
    });
  }

  private listMultas({ persona }: Pago) {
    return this.m
      .of('multas')
      .filter(
        (one) =>
          one.usuario_id === persona.fila.id &&
          !one.cobrada_en &&
          !one.anulado_en &&
          one.creditos > 0,
      );
  }

  owes(pago: Pago): boolean {
    return this.listMultas(pago).length > 0;
  }

  /** Pays a row, from which the person's fines are subtracted. Sometimes the pay buys a mission. */
  pay(pago: Pago, por: Persona): void {
    const { m } = this;
    const { fila, persona, partes } = pago;
    const usuario = persona.fila.id;
    const multas = this.listMultas(pago);
    const total = fila.monto - multas.reduce((sum, { creditos }) => sum + creditos, 0);
    if (total <= 0 || !isActiva(persona) || fila.pagado_en || fila.archivado_en || fila.anulado_en)
      return;
    Object.assign(fila, { pagado_en: m.fecha, pagado_por: por.fila.id });
    for (const multa of multas)
      Object.assign(multa, { cobrada_en: m.fecha, cobrada_por: por.fila.id, pago_id: fila.id });
    for (const { periodo, monto } of partes)
      this.pagado.set(
        `${usuario}.${periodo}`,
        (this.pagado.get(`${usuario}.${periodo}`) ?? 0) + monto,
      );
    const despues = {
      usuario,
      pagado: 1,
      monto: fila.monto,
      total,
      multas: multas.map(({ id }) => id),
    };
    const spends =
      categoriaOf(m, persona) <= 3 &&
      !persona.tiempo &&
      !persona.papel.tope &&
      m.random.chance(0.2);
    const compra = spends
      ? findCompra(m.catalogo.escala, misionOf(m, persona).id, total, {
          id_categoria: 5,
          permisoSys: 0,
        })
      : null;
    if (!compra) {
      m.note('pagar', por, ['pago', fila.id], { antes: { usuario, pagado: 0 }, despues });
      return;
    }
    const { id, nombre } = compra.mision;
    Object.assign(fila, { mision_id: id, gastado: compra.precio });
    const antes = { usuario, pagado: 0, mision: misionOf(m, persona).nombre };
    moveTo(m, persona, m.catalogo.escala.indexOf(compra.mision), por);
    m.note('ascensoPaga', por, ['pago', fila.id], {
      antes,
      despues: { ...despues, mision: nombre, gastado: compra.precio },
    });
  }

  archive(por: Persona): void {
    const { m } = this;
    const filas = this.pagos.filter(({ fila }) => !fila.archivado_en && !fila.anulado_en);
    for (const { fila } of filas)
      Object.assign(fila, { archivado_en: m.fecha, archivado_por: por.fila.id });
    if (filas.length > 0)
      m.note('actionReiniciar', por, null, { despues: { filas: filas.length } });
  }
}
