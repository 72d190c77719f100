import type { Module } from '../../gate/Module';
import { adjustNomina } from './adjust.service';
import { reopenPeriodo } from './cierre.service';
import { getDetalle } from './detalle.service';
import { listAjustesDe } from './historia.repository';
import { getNomina, getNominaBetween } from './nomina.service';
import { getPeriodo, getPeriodos, getPrevia } from './periodos.service';

export const nominaModule: Module<'nomina'> = {
  handlers: ({ db, clock }) => ({
    allNomina: () => getNomina(db, clock()),
    allNominaPorFecha: ({ body }) => getNominaBetween(db, body, clock()),
    ajustarNomina: ({ write, body }) => write((scope) => adjustNomina(scope, body)),
    nominaPrevia: () => getPrevia(db, clock()),
    nominaPeriodos: () => getPeriodos(db),
    nominaPeriodo: ({ params }) => getPeriodo(db, params.id, clock()),
    reabrirNomina: ({ write, body }) => write((scope) => reopenPeriodo(scope, body.periodo)),
    nominaDetalle: ({ params, query }) => getDetalle(db, params.id, query.periodo, clock()),
  }),
  historia: { tipo: 'ajuste', call: 'nominaDetalle', list: listAjustesDe },
};
