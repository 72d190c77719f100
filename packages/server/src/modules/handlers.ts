import type { Handlers } from '../contract/handlers';
import type { Deps } from '../deps';
import { agenciaHandlers } from './agencia/agencia.handlers';
import { ascensosHandlers } from './ascensos/ascensos.handlers';
import { ausenciasHandlers } from './ausencias/ausencias.handlers';
import { bitacoraHandlers } from './bitacora/bitacora.handlers';
import { clonesHandlers } from './clones/clones.handlers';
import { degradosHandlers } from './degrados/degrados.handlers';
import { descuentosHandlers } from './descuentos/descuentos.handlers';
import { despidosHandlers } from './despidos/despidos.handlers';
import { empleadomesHandlers } from './empleadomes/empleadomes.handlers';
import { equipoHandlers } from './equipo/equipo.handlers';
import { estadosHandlers } from './estados/estados.handlers';
import { excepcionesHandlers } from './excepciones/excepciones.handlers';
import { factoresHandlers } from './factores/factores.handlers';
import { fichajesHandlers } from './fichajes/fichajes.handlers';
import { firmasHandlers } from './firmas/firmas.handlers';
import { inicioHandlers } from './inicio/inicio.handlers';
import { listapagaHandlers } from './listapaga/listapaga.handlers';
import { mantenimientoHandlers } from './mantenimiento/mantenimiento.handlers';
import { membresiasHandlers } from './membresias/membresias.handlers';
import { misionesHandlers } from './misiones/misiones.handlers';
import { multasHandlers } from './multas/multas.handlers';
import { nombresHandlers } from './nombres/nombres.handlers';
import { nominaHandlers } from './nomina/nomina.handlers';
import { paselistaHandlers } from './paselista/paselista.handlers';
import { perfilHandlers } from './perfil/perfil.handlers';
import { rangosHandlers } from './rangos/rangos.handlers';
import { registrosHandlers } from './registros/registros.handlers';
import { respaldoHandlers } from './respaldo/respaldo.handlers';
import { sesionHandlers } from './sesion/sesion.handlers';
import { sistemaHandlers } from './sistema/sistema.handlers';
import { solicitudesHandlers } from './solicitudes/solicitudes.handlers';
import { tiemposHandlers } from './tiempos/tiempos.handlers';
import { tokensHandlers } from './tokens/tokens.handlers';
import { trasladosHandlers } from './traslados/traslados.handlers';
import { usuariosHandlers } from './usuarios/usuarios.handlers';
import { ventasHandlers } from './ventas/ventas.handlers';

/** Every call's handler; the type demands one for each call of the contract. */
export const buildHandlers = (deps: Deps): Handlers => ({
  ...sistemaHandlers(deps),
  ...sesionHandlers(deps),
  ...factoresHandlers(deps),
  ...tokensHandlers(deps),
  ...agenciaHandlers(deps),
  ...rangosHandlers(deps),
  ...ascensosHandlers(deps),
  ...solicitudesHandlers(deps),
  ...firmasHandlers(deps),
  ...nominaHandlers(deps),
  ...listapagaHandlers(deps),
  ...tiemposHandlers(deps),
  ...paselistaHandlers(deps),
  ...fichajesHandlers(deps),
  ...usuariosHandlers(deps),
  ...perfilHandlers(deps),
  ...nombresHandlers(deps),
  ...clonesHandlers(deps),
  ...registrosHandlers(deps),
  ...equipoHandlers(deps),
  ...inicioHandlers(deps),
  ...membresiasHandlers(deps),
  ...misionesHandlers(deps),
  ...ventasHandlers(deps),
  ...descuentosHandlers(deps),
  ...trasladosHandlers(deps),
  ...empleadomesHandlers(deps),
  ...despidosHandlers(deps),
  ...degradosHandlers(deps),
  ...estadosHandlers(deps),
  ...excepcionesHandlers(deps),
  ...bitacoraHandlers(deps),
  ...mantenimientoHandlers(deps),
  ...ausenciasHandlers(deps),
  ...multasHandlers(deps),
  ...respaldoHandlers(deps),
});
