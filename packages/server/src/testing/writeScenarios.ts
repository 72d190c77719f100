import type { AnyScenario, Scenarios, WriteId } from './Scenario';
import { agenciaScenarios } from './scenarios/agencia';
import { ascensosScenarios } from './scenarios/ascensos';
import { ausenciasScenarios } from './scenarios/ausencias';
import { clonesScenarios } from './scenarios/clones';
import { degradosScenarios } from './scenarios/degrados';
import { descuentosScenarios } from './scenarios/descuentos';
import { despidosScenarios } from './scenarios/despidos';
import { empleadomesScenarios } from './scenarios/empleadomes';
import { estadosScenarios } from './scenarios/estados';
import { excepcionesScenarios } from './scenarios/excepciones';
import { factoresScenarios } from './scenarios/factores';
import { fichajesScenarios } from './scenarios/fichajes';
import { firmasScenarios } from './scenarios/firmas';
import { listapagaScenarios } from './scenarios/listapaga';
import { mantenimientoScenarios } from './scenarios/mantenimiento';
import { membresiasScenarios } from './scenarios/membresias';
import { misionesScenarios } from './scenarios/misiones';
import { multasScenarios } from './scenarios/multas';
import { nombresScenarios } from './scenarios/nombres';
import { nominaScenarios } from './scenarios/nomina';
import { paselistaScenarios } from './scenarios/paselista';
import { respaldoScenarios } from './scenarios/respaldo';
import { sesionScenarios } from './scenarios/sesion';
import { solicitudesScenarios } from './scenarios/solicitudes';
import { tiemposScenarios } from './scenarios/tiempos';
import { tokensScenarios } from './scenarios/tokens';
import { trasladosScenarios } from './scenarios/traslados';
import { usuariosScenarios } from './scenarios/usuarios';
import { ventasScenarios } from './scenarios/ventas';

/** Every write, for the parallel test and as a place where the fuzz begins. */
export const WRITE_SCENARIOS: Scenarios<WriteId> = {
  ...agenciaScenarios,
  ...ascensosScenarios,
  ...ausenciasScenarios,
  ...clonesScenarios,
  ...descuentosScenarios,
  ...degradosScenarios,
  ...despidosScenarios,
  ...empleadomesScenarios,
  ...estadosScenarios,
  ...excepcionesScenarios,
  ...factoresScenarios,
  ...fichajesScenarios,
  ...firmasScenarios,
  ...listapagaScenarios,
  ...nombresScenarios,
  ...mantenimientoScenarios,
  ...membresiasScenarios,
  ...misionesScenarios,
  ...multasScenarios,
  ...nominaScenarios,
  ...paselistaScenarios,
  ...respaldoScenarios,
  ...sesionScenarios,
  ...solicitudesScenarios,
  ...tiemposScenarios,
  ...tokensScenarios,
  ...trasladosScenarios,
  ...usuariosScenarios,
  ...ventasScenarios,
};

/** The scenarios of a call: none for those that only read or are still to be built. */
export const scenariosOf = (id: string): readonly AnyScenario[] => (WRITE_SCENARIOS as unknown as Readonly<Record<string, readonly AnyScenario[]>>)[id] ?? [];
