import type { WriteId } from '@garita/api-client/operations';
import { agenciaScenarios } from './agencia';
import { altaScenarios } from './alta';
import { ascensosScenarios } from './ascensos';
import { ausenciasScenarios } from './ausencias';
import { avisosScenarios } from './avisos';
import { clonesScenarios } from './clones';
import { degradosScenarios } from './degrados';
import { descuentosScenarios } from './descuentos';
import { despidosScenarios } from './despidos';
import { empleadomesScenarios } from './empleadomes';
import { enlacesScenarios } from './enlaces';
import { escalafonScenarios } from './escalafon';
import { estadosScenarios } from './estados';
import { excepcionesScenarios } from './excepciones';
import { factoresScenarios } from './factores';
import { fichajesScenarios } from './fichajes';
import { firmasScenarios } from './firmas';
import { identidadScenarios } from './identidad';
import { invitacionesScenarios } from './invitaciones';
import { listapagaScenarios } from './listapaga';
import { mantenimientoScenarios } from './mantenimiento';
import { matrizScenarios } from './matriz';
import { membresiasScenarios } from './membresias';
import { misionesScenarios } from './misiones';
import { multasScenarios } from './multas';
import { nombresScenarios } from './nombres';
import { nominaScenarios } from './nomina';
import { normativaScenarios } from './normativa';
import { pagaScenarios } from './paga';
import { paselistaScenarios } from './paselista';
import { personaScenarios } from './persona';
import { respaldoScenarios } from './respaldo';
import type { AnyScenario, Scenarios } from './Scenario';
import { sesionScenarios } from './sesion';
import { solicitudesScenarios } from './solicitudes';
import { tiemposScenarios } from './tiempos';
import { tokensScenarios } from './tokens';
import { trasladosScenarios } from './traslados';
import { usuariosScenarios } from './usuarios';
import { ventasScenarios } from './ventas';
import { vetosScenarios } from './vetos';
import { webhooksScenarios } from './webhooks';

/** The scenarios of all writes. The fuzz test starts from the same scenarios. */
export const WRITE_SCENARIOS: Scenarios<WriteId> = {
  ...agenciaScenarios,
  ...altaScenarios,
  ...ascensosScenarios,
  ...ausenciasScenarios,
  ...avisosScenarios,
  ...clonesScenarios,
  ...descuentosScenarios,
  ...degradosScenarios,
  ...despidosScenarios,
  ...empleadomesScenarios,
  ...escalafonScenarios,
  ...enlacesScenarios,
  ...estadosScenarios,
  ...excepcionesScenarios,
  ...factoresScenarios,
  ...fichajesScenarios,
  ...firmasScenarios,
  ...identidadScenarios,
  ...invitacionesScenarios,
  ...listapagaScenarios,
  ...nombresScenarios,
  ...mantenimientoScenarios,
  ...matrizScenarios,
  ...membresiasScenarios,
  ...misionesScenarios,
  ...multasScenarios,
  ...nominaScenarios,
  ...normativaScenarios,
  ...pagaScenarios,
  ...paselistaScenarios,
  ...personaScenarios,
  ...respaldoScenarios,
  ...sesionScenarios,
  ...solicitudesScenarios,
  ...tiemposScenarios,
  ...tokensScenarios,
  ...webhooksScenarios,
  ...trasladosScenarios,
  ...usuariosScenarios,
  ...ventasScenarios,
  ...vetosScenarios,
};

/** The scenarios of a call; none for a read. */
export const scenariosOf = (id: string): readonly AnyScenario[] =>
  (WRITE_SCENARIOS as unknown as Readonly<Record<string, readonly AnyScenario[]>>)[id] ?? [];
