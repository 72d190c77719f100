import type { Command } from 'commander';
import type { Context } from '../Context';
import type { DESCRIPCIONES } from './descripciones';
import type { ReadPrograma } from './findTask';

export type NombreOrden = keyof typeof DESCRIPCIONES;

/**
 * Imports the module of a command. A run calls it only for the commands that its command line
 * names.
 */
export type Load = () => Promise<(context: Context, readPrograma: ReadPrograma) => Command>;

/**
 * The top-level commands by the heading of the help under which they are listed, in display order.
 */
export const GRUPOS: Readonly<Record<string, Readonly<Partial<Record<NombreOrden, Load>>>>> = {
  'Tu sesión y lo tuyo:': {
    login: async () => (await import('./sesion/login')).loginCommand,
    logout: async () => (await import('./sesion/logout')).logoutCommand,
    whoami: async () => (await import('./sesion/whoami')).whoamiCommand,
    portales: async () => (await import('./sesion/portalesCommands')).portalesCommands,
    pendientes: async () => (await import('./inicio/pendientesCommand')).pendientesCommand,
    avisos: async () => (await import('./avisos/avisosCommands')).avisosCommands,
    perfil: async () => (await import('./perfil/perfilCommands')).perfilCommands,
  },
  'La gente:': {
    usuarios: async () => (await import('./usuarios/usuariosCommands')).usuariosCommands,
    persona: async () => (await import('./persona/personaCommands')).personaCommands,
    notas: async () => (await import('./persona/notasCommands')).notasCommands,
    equipo: async () => (await import('./equipo/equipoCommands')).equipoCommands,
    pulso: async () => (await import('./pulso/pulsoCommands')).pulsoCommands,
    estados: async () => (await import('./estados/estadosCommands')).estadosCommands,
    nombres: async () => (await import('./nombres/nombresCommands')).nombresCommands,
    firmas: async () => (await import('./firmas/firmasCommands')).firmasCommands,
    empleadomes: async () =>
      (await import('./empleadomes/empleadomesCommands')).empleadomesCommands,
    despidos: async () => (await import('./despidos/despidosCommands')).despidosCommands,
    vetos: async () => (await import('./vetos/vetosCommands')).vetosCommands,
    degrados: async () => (await import('./degrados/degradosCommands')).degradosCommands,
    excepciones: async () =>
      (await import('./excepciones/excepcionesCommands')).excepcionesCommands,
    clones: async () => (await import('./clones/clonesCommands')).clonesCommands,
  },
  'El trabajo de cada día:': {
    puerta: async () => (await import('./puerta/puertaCommand')).puertaCommand,
    tiempos: async () => (await import('./tiempos/tiemposCommands')).tiemposCommands,
    fichajes: async () => (await import('./fichajes/fichajesCommands')).fichajesCommands,
    paselista: async () => (await import('./paselista/paselistaCommands')).paselistaCommands,
    ausencias: async () => (await import('./ausencias/ausenciasCommands')).ausenciasCommands,
    ascensos: async () => (await import('./ascensos/ascensosCommands')).ascensosCommands,
  },
  'Dinero y ventas:': {
    nomina: async () => (await import('./nomina/nominaCommands')).nominaCommands,
    listapaga: async () => (await import('./listapaga/listapagaCommands')).listapagaCommands,
    ventas: async () => (await import('./ventas/ventasCommands')).ventasCommands,
    membresias: async () => (await import('./membresias/membresiasCommands')).membresiasCommands,
    misiones: async () => (await import('./misiones/misionesCommands')).misionesCommands,
    traslados: async () => (await import('./traslados/trasladosCommands')).trasladosCommands,
    descuentos: async () => (await import('./descuentos/descuentosCommands')).descuentosCommands,
    multas: async () => (await import('./multas/multasCommands')).multasCommands,
  },
  'La agencia:': {
    agencia: async () => (await import('./agencia/agenciaCommands')).agenciaCommands,
    normativa: async () => (await import('./normativa/normativaCommands')).normativaCommands,
    registros: async () => (await import('./registros/registrosCommand')).registrosCommand,
    bitacora: async () => (await import('./bitacora/bitacoraCommands')).bitacoraCommands,
    invitaciones: async () =>
      (await import('./invitaciones/invitacionesCommands')).invitacionesCommands,
    webhooks: async () => (await import('./webhooks/webhooksCommands')).webhooksCommands,
    respaldo: async () => (await import('./respaldo/respaldoCommands')).respaldoCommands,
    mudanza: async () => (await import('./sistema/mudanza/mudanzaCommands')).mudanzaCommands,
    propietario: async () => (await import('./agencia/propietarioCommands')).propietarioCommands,
  },
  'Para programas y para muchas a la vez:': {
    token: async () => (await import('./tokens/tokenCommands')).tokenCommands,
    lotes: async () => (await import('./sistema/lotesCommands')).lotesCommands,
    plantilla: async () => (await import('./sistema/plantillaCommand')).plantillaCommand,
    api: async () => (await import('./sistema/apiCommand')).apiCommand,
  },
};

/** The commands whose subcommands write amounts of money. */
export const CON_IMPORTES: ReadonlySet<NombreOrden> = new Set([
  'avisos',
  'perfil',
  'persona',
  'ascensos',
  'nomina',
  'listapaga',
  'ventas',
  'membresias',
  'misiones',
  'traslados',
  'multas',
  'agencia',
  'normativa',
  'bitacora',
] as const);
