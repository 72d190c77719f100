import type { OPERATIONS } from '@garita/api-client/operations';
import { TIPOS_PENDIENTE } from '@garita/domain/inicio/pendientes';
import { must } from '@garita/domain/must';
import { FUENTES, type HistorySource } from '@garita/domain/persona/hecho';
import type { Targets } from '../access/Targets';
import type { Deps } from '../gate/Deps';
import type { Historias } from '../gate/Historia';
import type { Handlers } from '../gate/handlers';
import type { Module } from '../gate/Module';
import type { Pendientes } from '../gate/pendientes';
import type { Clocks } from '../snapshotCache/clocks';
import { agenciaModule } from './agencia/agencia.module';
import { altaModule } from './alta/alta.module';
import { ascensosModule } from './ascensos/ascensos.module';
import { solicitudesModule } from './ascensos/solicitudes.module';
import { ausenciasModule } from './ausencias/ausencias.module';
import { avisosModule } from './avisos/avisos.module';
import { bitacoraModule } from './bitacora/bitacora.module';
import { cambiosModule } from './cambios/cambios.module';
import { clonesModule } from './clones/clones.module';
import { degradosModule } from './degrados/degrados.module';
import { descuentosModule } from './descuentos/descuentos.module';
import { despidosModule } from './despidos/despidos.module';
import { pagaModule } from './diapaga/paga.module';
import { empleadomesModule } from './empleadomes/empleadomes.module';
import { enlacesModule } from './enlaces/enlaces.module';
import { equipoModule } from './equipo/equipo.module';
import { escalafonModule } from './escalafon/escalafon.module';
import { estadosModule } from './estados/estados.module';
import { excepcionesModule } from './excepciones/excepciones.module';
import { factoresModule } from './factores/factores.module';
import { fichajesModule } from './fichajes/fichajes.module';
import { firmasModule } from './firmas/firmas.module';
import { identidadModule } from './identidad/identidad.module';
import { inicioModule } from './inicio/inicio.module';
import { invitacionesModule } from './invitaciones/invitaciones.module';
import { listapagaModule } from './listapaga/listapaga.module';
import { mantenimientoModule } from './mantenimiento/mantenimiento.module';
import { matrizModule } from './matriz/matriz.module';
import { membresiasModule } from './membresias/membresias.module';
import { misionesModule } from './misiones/misiones.module';
import { multasModule } from './multas/multas.module';
import { nombresModule } from './nombres/nombres.module';
import { nominaModule } from './nomina/nomina.module';
import { normativaModule } from './normativa/normativa.module';
import { paselistaModule } from './paselista/paselista.module';
import { perfilModule } from './perfil/perfil.module';
import { personaModule } from './persona/persona.module';
import { puertaModule } from './puerta/puerta.module';
import { pulsoModule } from './pulso/pulso.module';
import { rangosModule } from './rangos/rangos.module';
import { registrosModule } from './registros/registros.module';
import { respaldoModule } from './respaldo/respaldo.module';
import { sesionModule } from './sesion/sesion.module';
import { sistemaModule } from './sistema/sistema.module';
import { tiemposModule } from './tiempos/tiempos.module';
import { tokensModule } from './tokens/tokens.module';
import { trasladosModule } from './traslados/traslados.module';
import { usuariosModule } from './usuarios/usuarios.module';
import { ventasModule } from './ventas/ventas.module';
import { vetosModule } from './vetos/vetos.module';
import { webhooksModule } from './webhooks/webhooks.module';

type Operations = typeof OPERATIONS;
type TemaWithCalls = Operations[keyof Operations]['tema'];

/** The type requires a module for each tema that has calls. */
const MODULES: { readonly [T in TemaWithCalls]: Module<T> } = {
  sistema: sistemaModule,
  cambios: cambiosModule,
  avisos: avisosModule,
  sesion: sesionModule,
  factores: factoresModule,
  tokens: tokensModule,
  agencia: agenciaModule,
  enlaces: enlacesModule,
  matriz: matrizModule,
  paga: pagaModule,
  invitaciones: invitacionesModule,
  identidad: identidadModule,
  rangos: rangosModule,
  escalafon: escalafonModule,
  ascensos: ascensosModule,
  solicitudes: solicitudesModule,
  firmas: firmasModule,
  nomina: nominaModule,
  listapaga: listapagaModule,
  tiempos: tiemposModule,
  paselista: paselistaModule,
  fichajes: fichajesModule,
  usuarios: usuariosModule,
  alta: altaModule,
  perfil: perfilModule,
  persona: personaModule,
  nombres: nombresModule,
  clones: clonesModule,
  registros: registrosModule,
  equipo: equipoModule,
  puerta: puertaModule,
  pulso: pulsoModule,
  inicio: inicioModule,
  membresias: membresiasModule,
  misiones: misionesModule,
  ventas: ventasModule,
  descuentos: descuentosModule,
  traslados: trasladosModule,
  empleadomes: empleadomesModule,
  despidos: despidosModule,
  vetos: vetosModule,
  degrados: degradosModule,
  normativa: normativaModule,
  estados: estadosModule,
  excepciones: excepcionesModule,
  bitacora: bitacoraModule,
  mantenimiento: mantenimientoModule,
  ausencias: ausenciasModule,
  multas: multasModule,
  respaldo: respaldoModule,
  webhooks: webhooksModule,
};

const all: readonly Pick<Module<never>, 'targets' | 'clocks' | 'pendientes'>[] =
  Object.values(MODULES);
const join = <Part extends object>(parts: readonly (Part | undefined)[]): Part =>
  Object.assign({}, ...parts);

export const TARGETS: Targets = join(all.map(({ targets }) => targets));

export const CLOCKS: Clocks = join(all.map(({ clocks }) => clocks));

const counted = join<Partial<Pendientes>>(all.map(({ pendientes }) => pendientes));
/** The server does not start if a kind has no counter. */
export const PENDIENTES = Object.fromEntries(
  TIPOS_PENDIENTE.map((tipo) => [tipo, must(counted[tipo], `The counter of ${tipo}`)]),
) as Pendientes;
/** The server does not start if a source has no history. */
export const HISTORIAS = Object.fromEntries(
  FUENTES.map((fuente) => [
    fuente,
    must(
      (MODULES as Readonly<Record<HistorySource, Pick<Module<never>, 'historia'>>>)[fuente]
        .historia,
      `The history of ${fuente}`,
    ),
  ]),
) as Historias;

export const buildHandlers = (deps: Deps): Handlers =>
  join(
    Object.values(MODULES).map(({ handlers }) => handlers(deps) as Partial<Handlers>),
  ) as Handlers;
