import type { Command } from 'commander';
import type { Context } from '../Context';
import type { DESCRIPCIONES } from './descripciones';
import type { ReadPrograma } from './ReadPrograma';

export interface Orden {
  readonly name: keyof typeof DESCRIPCIONES;
  /** Whether its subcommands write amounts of money. */
  readonly conImportes?: true;
  /** Imports its module lazily, so that a run loads only the commands it names. */
  readonly load: () => Promise<(context: Context, readPrograma: ReadPrograma) => Command>;
}

/** Commands under one heading of the help, in display order. */
interface Grupo {
  readonly titulo: string;
  readonly ordenes: readonly Orden[];
}

export const GRUPOS: readonly Grupo[] = [
  {
    titulo: 'Tu sesión y lo tuyo:',
    ordenes: [
      {
        name: 'login',
        load: async () => (await import('./sesion/login')).loginCommand,
      },
      {
        name: 'logout',
        load: async () => (await import('./sesion/logout')).logoutCommand,
      },
      {
        name: 'whoami',
        load: async () => (await import('./sesion/whoami')).whoamiCommand,
      },
      {
        name: 'portales',
        load: async () => (await import('./sesion/portalesCommands')).portalesCommands,
      },
      {
        name: 'pendientes',
        load: async () => (await import('./inicio/pendientesCommand')).pendientesCommand,
      },
      {
        name: 'avisos',
        conImportes: true,
        load: async () => (await import('./avisos/avisosCommands')).avisosCommands,
      },
      {
        name: 'perfil',
        conImportes: true,
        load: async () => (await import('./perfil/perfilCommands')).perfilCommands,
      },
    ],
  },
  {
    titulo: 'La gente:',
    ordenes: [
      {
        name: 'usuarios',
        load: async () => (await import('./usuarios/usuariosCommands')).usuariosCommands,
      },
      {
        name: 'persona',
        conImportes: true,
        load: async () => (await import('./persona/personaCommands')).personaCommands,
      },
      {
        name: 'notas',
        load: async () => (await import('./persona/notasCommands')).notasCommands,
      },
      {
        name: 'equipo',
        load: async () => (await import('./equipo/equipoCommands')).equipoCommands,
      },
      {
        name: 'pulso',
        load: async () => (await import('./pulso/pulsoCommands')).pulsoCommands,
      },
      {
        name: 'estados',
        load: async () => (await import('./estados/estadosCommands')).estadosCommands,
      },
      {
        name: 'nombres',
        load: async () => (await import('./nombres/nombresCommands')).nombresCommands,
      },
      {
        name: 'firmas',
        load: async () => (await import('./firmas/firmasCommands')).firmasCommands,
      },
      {
        name: 'empleadomes',
        load: async () => (await import('./empleadomes/empleadomesCommands')).empleadomesCommands,
      },
      {
        name: 'despidos',
        load: async () => (await import('./despidos/despidosCommands')).despidosCommands,
      },
      {
        name: 'degrados',
        load: async () => (await import('./degrados/degradosCommands')).degradosCommands,
      },
      {
        name: 'excepciones',
        load: async () => (await import('./excepciones/excepcionesCommands')).excepcionesCommands,
      },
      {
        name: 'clones',
        load: async () => (await import('./clones/clonesCommands')).clonesCommands,
      },
    ],
  },
  {
    titulo: 'El trabajo de cada día:',
    ordenes: [
      {
        name: 'tiempos',
        load: async () => (await import('./tiempos/tiemposCommands')).tiemposCommands,
      },
      {
        name: 'fichajes',
        load: async () => (await import('./fichajes/fichajesCommands')).fichajesCommands,
      },
      {
        name: 'paselista',
        load: async () => (await import('./paselista/paselistaCommands')).paselistaCommands,
      },
      {
        name: 'ausencias',
        load: async () => (await import('./ausencias/ausenciasCommands')).ausenciasCommands,
      },
      {
        name: 'ascensos',
        conImportes: true,
        load: async () => (await import('./ascensos/ascensosCommands')).ascensosCommands,
      },
    ],
  },
  {
    titulo: 'Dinero y ventas:',
    ordenes: [
      {
        name: 'nomina',
        conImportes: true,
        load: async () => (await import('./nomina/nominaCommands')).nominaCommands,
      },
      {
        name: 'listapaga',
        conImportes: true,
        load: async () => (await import('./listapaga/listapagaCommands')).listapagaCommands,
      },
      {
        name: 'ventas',
        conImportes: true,
        load: async () => (await import('./ventas/ventasCommands')).ventasCommands,
      },
      {
        name: 'membresias',
        conImportes: true,
        load: async () => (await import('./membresias/membresiasCommands')).membresiasCommands,
      },
      {
        name: 'misiones',
        conImportes: true,
        load: async () => (await import('./misiones/misionesCommands')).misionesCommands,
      },
      {
        name: 'traslados',
        conImportes: true,
        load: async () => (await import('./traslados/trasladosCommands')).trasladosCommands,
      },
      {
        name: 'descuentos',
        load: async () => (await import('./descuentos/descuentosCommands')).descuentosCommands,
      },
      {
        name: 'multas',
        conImportes: true,
        load: async () => (await import('./multas/multasCommands')).multasCommands,
      },
    ],
  },
  {
    titulo: 'La agencia:',
    ordenes: [
      {
        name: 'agencia',
        conImportes: true,
        load: async () => (await import('./agencia/agenciaCommands')).agenciaCommands,
      },
      {
        name: 'normativa',
        conImportes: true,
        load: async () => (await import('./normativa/normativaCommands')).normativaCommands,
      },
      {
        name: 'registros',
        load: async () => (await import('./registros/registrosCommand')).registrosCommand,
      },
      {
        name: 'bitacora',
        conImportes: true,
        load: async () => (await import('./bitacora/bitacoraCommands')).bitacoraCommands,
      },
      {
        name: 'invitaciones',
        load: async () =>
          (await import('./invitaciones/invitacionesCommands')).invitacionesCommands,
      },
      {
        name: 'webhooks',
        load: async () => (await import('./webhooks/webhooksCommands')).webhooksCommands,
      },
      {
        name: 'respaldo',
        load: async () => (await import('./respaldo/respaldoCommands')).respaldoCommands,
      },
      {
        name: 'propietario',
        load: async () => (await import('./agencia/propietarioCommands')).propietarioCommands,
      },
    ],
  },
  {
    titulo: 'Para programas y para muchas a la vez:',
    ordenes: [
      {
        name: 'token',
        load: async () => (await import('./tokens/tokenCommands')).tokenCommands,
      },
      {
        name: 'lotes',
        load: async () => (await import('./sistema/lotesCommands')).lotesCommands,
      },
      {
        name: 'plantilla',
        load: async () => (await import('./sistema/plantillaCommand')).plantillaCommand,
      },
      {
        name: 'api',
        load: async () => (await import('./sistema/apiCommand')).apiCommand,
      },
    ],
  },
];
