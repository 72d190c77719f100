import type { Origen } from '../Origen';
import { Traido } from '../Traido';
import { bringAgencia } from './agencia';
import { bringAusencias } from './ausencias';
import { bringNombres, bringRangos } from './cambios';
import { findCobros } from './cobros';
import { bringDegrados } from './degrados';
import { bringDespidos } from './despidos';
import { bringFichajes } from './fichajes';
import { bringMembresias } from './membresias';
import { bringMisionesVendidas } from './misiones';
import { bringMultas } from './multas';
import { bringNomina } from './nomina';
import { bringPagas } from './pagas';
import { bringPases } from './pases';
import { bringPermisos } from './permisos';
import { bringAscensos, bringRequisitos, bringTiempos, bringTrabajos } from './registros';
import { bringEmpleadosMes, bringEstados } from './tablon';
import { bringTraslados } from './traslados';
import { bringDescuentos, bringPermitidos, bringSolicitudesNombre } from './varios';
import { bringVentas } from './ventas';

/** The people and categories that are already stored. */
interface Puestas {
  readonly categorias: ReadonlySet<number>;
  readonly despedidas: ReadonlySet<number>;
}

function bringDinero(origen: Origen, traido: Traido): void {
  bringNomina(origen, traido);
  bringMultas(origen, traido, findCobros(origen, bringPagas(origen, traido)));
  const takeVenta = bringVentas(origen, traido);
  bringMembresias(origen, traido, takeVenta);
  bringMisionesVendidas(origen, traido, takeVenta);
  bringTraslados(origen, traido, takeVenta);
}

/** Gives the rows of each list in turn, so that the memory holds few lists at once. */
export function* bringAll(origen: Origen, puestas: Puestas): Generator<Traido> {
  const parts: ((origen: Origen, traido: Traido) => void)[] = [
    bringAgencia,
    (from, to) => bringPermisos(from, puestas.categorias, to),
    bringDinero,
    (from, to) => bringDespidos(from, to, (id) => puestas.despedidas.has(id)),
    bringDegrados,
    bringAusencias,
    bringPases,
    bringEmpleadosMes,
    bringEstados,
    bringDescuentos,
    bringPermitidos,
    bringSolicitudesNombre,
    bringNombres,
    bringRangos,
    bringRequisitos,
    bringAscensos,
    bringFichajes,
    bringTiempos,
    bringTrabajos,
  ];
  for (const part of parts) {
    const traido = new Traido();
    part(origen, traido);
    yield traido;
  }
}
