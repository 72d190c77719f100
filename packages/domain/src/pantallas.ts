import type { Subject } from './acceso/can';
import { CATEGORIA, type Permiso } from './acceso/permisos';
import type { Enlace } from './agencia/enlaces';
import { mayMirar } from './puerta/mayMirar';
import type { Tema } from './temas';

export type GrupoMenu = 'cuenta' | 'trabajo' | 'administracion' | 'informacion';

/** A screen of the portal. Its path, title and menu group are defined only here. */
export interface Pantalla {
  readonly id: string;
  readonly ruta: string;
  readonly titulo: string;
  readonly tema: Tema;
  /** The menu group; null = not in the menu. */
  readonly grupo: GrupoMenu | null;
  /** The permission code for the menu entry; opening the screen does not need it (ROL-02). */
  readonly codigo?: Permiso;
  readonly minCategory?: number;
  /** Whether the screen is only in the owner's menu. */
  readonly owner?: true;
  /** Whether the screen has sub-paths, such as `/agencia/paga` or `/persona/Oficial`. */
  readonly partes?: true;
  /** Whether the screen needs no sign-in. */
  readonly publica?: true;
  /**
   * Whether the screen opens only for clocked-in users (RUT-34). The menu shows it to other users
   * with an explanation (0004).
   */
  readonly requiereFichaje?: true;
}

/** The groups of the menu with their titles, in menu order. */
export const GRUPOS: Readonly<Record<GrupoMenu, string>> = {
  cuenta: 'Cuenta',
  trabajo: 'Trabajo',
  administracion: 'Administración',
  informacion: 'Información',
};

/** The screens, in menu order within their group. */
export const PANTALLAS = [
  { id: 'inicio', ruta: '/', titulo: 'Inicio', tema: 'inicio', grupo: null, publica: true },
  { id: 'perfil', ruta: '/perfil', titulo: 'Perfil', tema: 'perfil', grupo: 'cuenta' },
  {
    id: 'persona',
    ruta: '/persona',
    titulo: 'Persona',
    tema: 'persona',
    grupo: null,
    partes: true,
  },
  {
    id: 'solicitudes',
    ruta: '/solicitudes',
    titulo: 'Solicitudes',
    tema: 'solicitudes',
    grupo: 'cuenta',
  },
  {
    id: 'cambionombre',
    ruta: '/cambionombre',
    titulo: 'Cambio de Nombre',
    tema: 'nombres',
    grupo: 'cuenta',
  },
  { id: 'estados', ruta: '/estados', titulo: 'Estados', tema: 'estados', grupo: 'cuenta' },
  {
    id: 'configuracion',
    ruta: '/configuracion',
    titulo: 'Configuración',
    tema: 'sesion',
    grupo: 'cuenta',
  },
  {
    id: 'seguridad',
    ruta: '/seguridad',
    titulo: 'Seguridad de la cuenta',
    tema: 'sesion',
    grupo: 'cuenta',
  },
  { id: 'puerta', ruta: '/puerta', titulo: 'Puerta', tema: 'puerta', grupo: 'trabajo' },
  {
    id: 'ascensos',
    ruta: '/ascensos',
    titulo: 'Ascensos',
    tema: 'ascensos',
    grupo: 'trabajo',
    codigo: 'asc',
  },
  {
    id: 'tiempos',
    ruta: '/tiempos',
    titulo: 'Tiempos',
    tema: 'tiempos',
    grupo: 'trabajo',
    codigo: 'tt',
    requiereFichaje: true,
  },
  { id: 'nomina', ruta: '/nomina', titulo: 'Nómina', tema: 'nomina', grupo: 'trabajo' },
  {
    id: 'paselista',
    ruta: '/paselista',
    titulo: 'Pase Lista',
    tema: 'paselista',
    grupo: 'trabajo',
    codigo: 'tt',
  },
  { id: 'fichaje', ruta: '/fichaje', titulo: 'Fichaje', tema: 'fichajes', grupo: 'trabajo' },
  { id: 'ausencias', ruta: '/ausencias', titulo: 'Ausencias', tema: 'ausencias', grupo: 'trabajo' },
  {
    id: 'resumensemanal',
    ruta: '/resumensemanal',
    titulo: 'Resumen semanal',
    tema: 'equipo',
    grupo: 'trabajo',
  },
  {
    id: 'pulso',
    ruta: '/pulso',
    titulo: 'Pulso',
    tema: 'pulso',
    grupo: 'trabajo',
    minCategory: CATEGORIA.supervision,
  },
  {
    id: 'traslados',
    ruta: '/traslados',
    titulo: 'Traslados',
    tema: 'traslados',
    grupo: 'administracion',
    codigo: 'trl',
  },
  {
    id: 'membresias',
    ruta: '/membresias',
    titulo: 'Membresías',
    tema: 'membresias',
    grupo: 'administracion',
    codigo: 'mem',
  },
  {
    id: 'misiones',
    ruta: '/misiones',
    titulo: 'Misiones',
    tema: 'misiones',
    grupo: 'administracion',
    codigo: 'mis',
  },
  { id: 'firmas', ruta: '/firmas', titulo: 'Firmas', tema: 'firmas', grupo: 'administracion' },
  {
    id: 'registros',
    ruta: '/registros',
    titulo: 'Registros',
    tema: 'registros',
    grupo: 'administracion',
  },
  {
    id: 'listapaga',
    ruta: '/listaPaga',
    titulo: 'Lista de Paga',
    tema: 'listapaga',
    grupo: 'administracion',
  },
  {
    id: 'ventas',
    ruta: '/ventas',
    titulo: 'Ventas',
    tema: 'ventas',
    grupo: 'administracion',
    codigo: 'ven',
  },
  {
    id: 'empleadomes',
    ruta: '/empleadomes',
    titulo: 'Empleado del Mes',
    tema: 'empleadomes',
    grupo: 'administracion',
    codigo: 'epm',
  },
  { id: 'equipo', ruta: '/equipo', titulo: 'Equipo', tema: 'equipo', grupo: 'administracion' },
  {
    id: 'clones',
    ruta: '/clones',
    titulo: 'Clones',
    tema: 'clones',
    grupo: 'administracion',
    codigo: 'cln',
  },
  {
    id: 'multas',
    ruta: '/multas',
    titulo: 'Multas',
    tema: 'multas',
    grupo: 'administracion',
    codigo: 'mul',
  },
  {
    id: 'degrados',
    ruta: '/degrados',
    titulo: 'Degrados',
    tema: 'degrados',
    grupo: 'administracion',
    codigo: 'deg',
  },
  {
    id: 'despidos',
    ruta: '/despidos',
    titulo: 'Despidos',
    tema: 'despidos',
    grupo: 'administracion',
    codigo: 'des',
  },
  {
    id: 'vetos',
    ruta: '/vetos',
    titulo: 'Vetos',
    tema: 'vetos',
    grupo: 'administracion',
    codigo: 'vet',
  },
  {
    id: 'usuarios',
    ruta: '/usuarios',
    titulo: 'Usuarios',
    tema: 'usuarios',
    grupo: 'administracion',
    codigo: 'usu',
  },
  { id: 'traergente', ruta: '/traergente', titulo: 'Traer gente', tema: 'alta', grupo: null },
  {
    id: 'excepciones',
    ruta: '/excepciones',
    titulo: 'Excepciones',
    tema: 'excepciones',
    grupo: 'administracion',
    codigo: 'exc',
  },
  {
    id: 'descuentos',
    ruta: '/descuentos',
    titulo: 'Descuentos',
    tema: 'descuentos',
    grupo: 'administracion',
    codigo: 'dec',
  },
  {
    id: 'mantenimiento',
    ruta: '/mantenimiento',
    titulo: 'Mantenimiento',
    tema: 'mantenimiento',
    grupo: 'administracion',
    codigo: 'man',
  },
  {
    id: 'agencia',
    ruta: '/agencia',
    titulo: 'Agencia',
    tema: 'agencia',
    grupo: 'administracion',
    codigo: 'agc',
    partes: true,
  },
  {
    id: 'respaldos',
    ruta: '/respaldos',
    titulo: 'Respaldos',
    tema: 'respaldo',
    grupo: 'administracion',
    owner: true,
  },
  {
    id: 'bitacora',
    ruta: '/bitacora',
    titulo: 'Bitácora',
    tema: 'bitacora',
    grupo: 'administracion',
    minCategory: CATEGORIA.gerencia,
  },
  {
    id: 'rangos',
    ruta: '/rangos',
    titulo: 'Rangos',
    tema: 'rangos',
    grupo: 'informacion',
    publica: true,
  },
  {
    id: 'calcularango',
    ruta: '/calcularango',
    titulo: 'Calcular Rango',
    tema: 'rangos',
    grupo: 'informacion',
  },
  {
    id: 'normativa',
    ruta: '/normativa',
    titulo: 'Normativa',
    tema: 'normativa',
    grupo: 'informacion',
    publica: true,
  },
  {
    id: 'radio',
    ruta: '/radio',
    titulo: 'Radio',
    tema: 'radio',
    grupo: 'informacion',
    publica: true,
  },
  // Opened only by the owner's one-time links.
  {
    id: 'preparar',
    ruta: '/preparar',
    titulo: 'Preparar la agencia',
    tema: 'agencia',
    grupo: null,
    publica: true,
    partes: true,
  },
  {
    id: 'recuperar',
    ruta: '/recuperar',
    titulo: 'Recuperar la cuenta',
    tema: 'agencia',
    grupo: null,
    publica: true,
  },
] as const satisfies readonly Pantalla[];

export const rutaDe = ({ ruta, partes }: Pick<Pantalla, 'ruta' | 'partes'>): string =>
  partes ? `${ruta}/:parte?` : ruta;

export type PantallaId = (typeof PANTALLAS)[number]['id'];

export interface MenuGroup {
  readonly grupo: GrupoMenu;
  readonly titulo: string;
  readonly pantallas: readonly Pantalla[];
  /** The agency's own links, shown after the screens. */
  readonly enlaces?: readonly Enlace[];
}

/** Whether the menu shows a screen (null = visitor). Visitors also see Información (SHL-38). */
export function isInMenu(pantalla: Pantalla, subject: Subject | null): boolean {
  if (pantalla.grupo === null) return false;
  if (pantalla.grupo === 'informacion') return true;
  if (!subject) return false;
  const has = (code: Permiso) => subject.permisoSys === 1 || subject.permisos.includes(code);
  return (
    (pantalla.grupo !== 'administracion' || has('adm')) &&
    (pantalla.codigo === undefined || has(pantalla.codigo)) &&
    (pantalla.tema !== 'puerta' || mayMirar(subject)) &&
    (pantalla.minCategory === undefined ||
      subject.permisoSys === 1 ||
      subject.id_categoria >= pantalla.minCategory) &&
    (!pantalla.owner || subject.permisoSys === 1)
  );
}

/** Groups with screens, in the spec's order; the agency's own links end Información. */
export function buildMenu(subject: Subject | null, enlaces: readonly Enlace[] = []): MenuGroup[] {
  const todas: readonly Pantalla[] = PANTALLAS;
  return (Object.entries(GRUPOS) as [GrupoMenu, string][])
    .map(([grupo, titulo]) => ({
      grupo,
      titulo,
      pantallas: todas.filter((p) => p.grupo === grupo && isInMenu(p, subject)),
      ...(grupo === 'informacion' && { enlaces: enlaces.filter(({ lugar }) => lugar !== 'pie') }),
    }))
    .filter(({ pantallas }) => pantallas.length > 0);
}

/** `inicio` is a redirect to the start page, as for an unknown path (RUT-35, RUT-37). */
export function resolveAccess(pantalla: Pantalla, subject: Subject | null): 'abierta' | 'inicio' {
  if (pantalla.publica) return 'abierta';
  if (!subject) return 'inicio';
  return pantalla.requiereFichaje && !subject.fichaje ? 'inicio' : 'abierta';
}
