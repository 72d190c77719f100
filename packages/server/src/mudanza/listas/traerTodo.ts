import type { Origen } from '../Origen';
import { Traido } from '../Traido';
import { traerAgencia } from './agencia';
import { findCobros } from './cobros';
import { traerMembresias } from './membresias';
import { traerMisionesVendidas } from './misiones';
import { traerNomina } from './nomina';
import { traerPagas } from './pagas';
import { traerPermisos } from './permisos';
import { traerAusencias, traerFichajes, traerPases } from './presencia';
import {
  traerAscensos,
  traerNombres,
  traerRangos,
  traerRequisitos,
  traerTiempos,
  traerTrabajos,
} from './registros';
import { traerDegrados, traerDespidos, traerMultas } from './sanciones';
import {
  traerDescuentos,
  traerEmpleadosMes,
  traerEstados,
  traerPermitidos,
  traerSolicitudesNombre,
} from './tablon';
import { traerTraslados } from './traslados';
import { traerVentas } from './ventas';

/** The people and categories that are already stored. */
interface Puestas {
  readonly categorias: ReadonlySet<number>;
  readonly despedidas: ReadonlySet<number>;
}

function traerDinero(origen: Origen, traido: Traido): void {
  traerNomina(origen, traido);
  traerMultas(origen, traido, findCobros(origen, traerPagas(origen, traido)));
  const takeVenta = traerVentas(origen, traido);
  traerMembresias(origen, traido, takeVenta);
  traerMisionesVendidas(origen, traido, takeVenta);
  traerTraslados(origen, traido, takeVenta);
}

/** Gives the rows of each list in turn, so that the memory holds few lists at once. */
export function* traerTodo(origen: Origen, puestas: Puestas): Generator<Traido> {
  const parts: ((origen: Origen, traido: Traido) => void)[] = [
    traerAgencia,
    (from, to) => traerPermisos(from, puestas.categorias, to),
    traerDinero,
    (from, to) => traerDespidos(from, to, (id) => puestas.despedidas.has(id)),
    traerDegrados,
    traerAusencias,
    traerPases,
    traerEmpleadosMes,
    traerEstados,
    traerDescuentos,
    traerPermitidos,
    traerSolicitudesNombre,
    traerNombres,
    traerRangos,
    traerRequisitos,
    traerAscensos,
    traerFichajes,
    traerTiempos,
    traerTrabajos,
  ];
  for (const part of parts) {
    const traido = new Traido();
    part(origen, traido);
    yield traido;
  }
}
