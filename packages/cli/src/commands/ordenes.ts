import type { Command } from 'commander';
import type { Context } from '../Context';
import type { ReadPrograma } from './ReadPrograma';

/** One of the commands right below `garita`: what the help says of it, and where the rest of it is. */
export interface Orden {
  readonly name: string;
  /** The same as its module says; a test compares them. */
  readonly descripcion: string;
  /** What the help shows behind its name, where there is something. */
  readonly uso?: string;
  /** Whether commands below it write amounts of money. */
  readonly conImportes?: true;
  /** Reads its module, and with it all that it needs: of what a command line does not name nothing is read. */
  readonly load: () => Promise<(context: Context, readPrograma: ReadPrograma) => Command>;
}

/** In the order of the help. */
export const ORDENES: readonly Orden[] = [
  {
    name: 'login',
    descripcion: 'Entra en el portal y guarda la sesión para las demás órdenes.',
    uso: '[opciones] [usuario]',
    load: async () => (await import('./sesion/login')).loginCommand,
  },
  {
    name: 'logout',
    descripcion: 'Cierra la sesión y la borra de este equipo.',
    load: async () => (await import('./sesion/logout')).logoutCommand,
  },
  {
    name: 'whoami',
    descripcion: 'Dice con qué cuenta y en qué portal estás.',
    uso: '[opciones]',
    load: async () => (await import('./sesion/whoami')).whoamiCommand,
  },
  {
    name: 'portales',
    descripcion: 'Los portales con los que trabajas, cada uno con su nombre y su sesión.',
    load: async () => (await import('./sesion/portalesCommands')).portalesCommands,
  },
  {
    name: 'pendientes',
    descripcion: 'Dice lo que te espera, lo más urgente primero, y con qué orden se ve.',
    uso: '[opciones]',
    load: async () => (await import('./inicio/pendientesCommand')).pendientesCommand,
  },
  {
    name: 'avisos',
    descripcion: 'Lo que se te ha dicho porque te toca.',
    conImportes: true,
    load: async () => (await import('./avisos/avisosCommands')).avisosCommands,
  },
  {
    name: 'perfil',
    descripcion: 'Tu trabajo y tu paga.',
    conImportes: true,
    load: async () => (await import('./perfil/perfilCommands')).perfilCommands,
  },
  {
    name: 'usuarios',
    descripcion: 'La gente de la agencia.',
    load: async () => (await import('./usuarios/usuariosCommands')).usuariosCommands,
  },
  {
    name: 'persona',
    descripcion: 'Quién es alguien y lo que le ha pasado.',
    conImportes: true,
    load: async () => (await import('./persona/personaCommands')).personaCommands,
  },
  {
    name: 'notas',
    descripcion: 'Lo que quienes deciden escriben de una persona.',
    load: async () => (await import('./persona/notasCommands')).notasCommands,
  },
  {
    name: 'equipo',
    descripcion: 'Quién es quién, y lo que ha hecho cada cual esta semana.',
    load: async () => (await import('./equipo/equipoCommands')).equipoCommands,
  },
  {
    name: 'pulso',
    descripcion: 'Cómo ha ido la agencia en las últimas semanas.',
    load: async () => (await import('./pulso/pulsoCommands')).pulsoCommands,
  },
  {
    name: 'nomina',
    descripcion: 'La nómina y sus periodos.',
    conImportes: true,
    load: async () => (await import('./nomina/nominaCommands')).nominaCommands,
  },
  {
    name: 'listapaga',
    descripcion: 'La lista de paga: quién cobra, cuánto y si ya se le pagó.',
    conImportes: true,
    load: async () => (await import('./listapaga/listapagaCommands')).listapagaCommands,
  },
  {
    name: 'ventas',
    descripcion: 'Lo que se ha vendido y lo que cada quien debe por ello.',
    conImportes: true,
    load: async () => (await import('./ventas/ventasCommands')).ventasCommands,
  },
  {
    name: 'membresias',
    descripcion: 'Las membresías vendidas y el catálogo.',
    conImportes: true,
    load: async () => (await import('./membresias/membresiasCommands')).membresiasCommands,
  },
  {
    name: 'multas',
    descripcion: 'Las multas y si se han cobrado.',
    conImportes: true,
    load: async () => (await import('./multas/multasCommands')).multasCommands,
  },
  {
    name: 'ascensos',
    descripcion: 'Los ascensos: a quién le toca, y los que esperan tu respuesta.',
    conImportes: true,
    load: async () => (await import('./ascensos/ascensosCommands')).ascensosCommands,
  },
  {
    name: 'tiempos',
    descripcion: 'Los tiempos abiertos.',
    load: async () => (await import('./tiempos/tiemposCommands')).tiemposCommands,
  },
  {
    name: 'fichajes',
    descripcion: 'Quién está dentro, y tus entradas y salidas.',
    load: async () => (await import('./fichajes/fichajesCommands')).fichajesCommands,
  },
  {
    name: 'paselista',
    descripcion: 'Los pases de lista.',
    load: async () => (await import('./paselista/paselistaCommands')).paselistaCommands,
  },
  {
    name: 'estados',
    descripcion: 'Lo que cada quien dice de sí.',
    load: async () => (await import('./estados/estadosCommands')).estadosCommands,
  },
  {
    name: 'ausencias',
    descripcion: 'Quién ha avisado de que no estará.',
    load: async () => (await import('./ausencias/ausenciasCommands')).ausenciasCommands,
  },
  {
    name: 'nombres',
    descripcion: 'Los cambios de nombre: el tuyo y los que esperan respuesta.',
    load: async () => (await import('./nombres/nombresCommands')).nombresCommands,
  },
  {
    name: 'despidos',
    descripcion: 'Quién dejó de estar en la agencia.',
    load: async () => (await import('./despidos/despidosCommands')).despidosCommands,
  },
  {
    name: 'degrados',
    descripcion: 'Quién pasó a una misión inferior, y por qué.',
    load: async () => (await import('./degrados/degradosCommands')).degradosCommands,
  },
  {
    name: 'firmas',
    descripcion: 'Las firmas de la gente.',
    load: async () => (await import('./firmas/firmasCommands')).firmasCommands,
  },
  {
    name: 'traslados',
    descripcion: 'Quién vino de otra agencia, y con qué rango.',
    conImportes: true,
    load: async () => (await import('./traslados/trasladosCommands')).trasladosCommands,
  },
  {
    name: 'misiones',
    descripcion: 'Las misiones que se venden y las vendidas.',
    conImportes: true,
    load: async () => (await import('./misiones/misionesCommands')).misionesCommands,
  },
  {
    name: 'empleadomes',
    descripcion: 'Los empleados del mes.',
    load: async () => (await import('./empleadomes/empleadomesCommands')).empleadomesCommands,
  },
  {
    name: 'excepciones',
    descripcion: 'Quién tiene permisos propios, además de los de su categoría.',
    load: async () => (await import('./excepciones/excepcionesCommands')).excepcionesCommands,
  },
  {
    name: 'descuentos',
    descripcion: 'Los códigos que rebajan un traslado.',
    load: async () => (await import('./descuentos/descuentosCommands')).descuentosCommands,
  },
  {
    name: 'clones',
    descripcion: 'Cuentas que comparten dirección de red.',
    load: async () => (await import('./clones/clonesCommands')).clonesCommands,
  },
  {
    name: 'normativa',
    descripcion: 'La normativa de la agencia.',
    load: async () => (await import('./normativa/normativaCommands')).normativaCommands,
  },
  {
    name: 'registros',
    descripcion: 'Muestra lo que se ha anotado en un registro, lo más nuevo primero.',
    uso: '[opciones] <registro> [palabra]',
    load: async () => (await import('./registros/registrosCommand')).registrosCommand,
  },
  {
    name: 'bitacora',
    descripcion: 'Quién cambió qué, y cuándo.',
    conImportes: true,
    load: async () => (await import('./bitacora/bitacoraCommands')).bitacoraCommands,
  },
  {
    name: 'agencia',
    descripcion: 'Lo que decide la agencia.',
    conImportes: true,
    load: async () => (await import('./agencia/agenciaCommands')).agenciaCommands,
  },
  {
    name: 'invitaciones',
    descripcion: 'Las invitaciones con las que alguien se registra.',
    load: async () => (await import('./invitaciones/invitacionesCommands')).invitacionesCommands,
  },
  {
    name: 'webhooks',
    descripcion: 'Adónde cuenta el portal lo que pasa, como un canal de Discord.',
    load: async () => (await import('./webhooks/webhooksCommands')).webhooksCommands,
  },
  {
    name: 'token',
    descripcion: 'Tus tokens: con ellos un programa entra en el portal sin tu contraseña.',
    load: async () => (await import('./tokens/tokenCommands')).tokenCommands,
  },
  {
    name: 'respaldo',
    descripcion: 'Los respaldos de todo lo que guarda el portal.',
    load: async () => (await import('./respaldo/respaldoCommands')).respaldoCommands,
  },
  {
    name: 'lotes',
    descripcion: 'Lo que has enviado línea por línea desde este equipo.',
    load: async () => (await import('./sistema/lotesCommands')).lotesCommands,
  },
  {
    name: 'plantilla',
    descripcion: 'Escribe la tabla vacía que una orden toma con --archivo, para rellenarla.',
    uso: '<orden...>',
    load: async () => (await import('./sistema/plantillaCommand')).plantillaCommand,
  },
  {
    name: 'api',
    descripcion:
      'Hace cualquier llamada del portal, también las que no tienen orden. Escribe siempre JSON.',
    uso: '[opciones] [llamada] [campo=valor...]',
    load: async () => (await import('./sistema/apiCommand')).apiCommand,
  },
  {
    name: 'propietario',
    descripcion: 'La cuenta de la persona dueña de la agencia, desde el propio servidor.',
    load: async () => (await import('./agencia/propietarioCommands')).propietarioCommands,
  },
];
