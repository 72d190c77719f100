/** A section of the screen Agencia: the last segment of its path, and its name. */
export interface SeccionAgencia {
  readonly id: string;
  readonly titulo: string;
}

/** The sections, in the order of the screen. */
export const SECCIONES = [
  { id: 'identidad', titulo: 'Identidad' },
  { id: 'escalafon', titulo: 'Escalafón' },
  { id: 'permisos', titulo: 'Permisos' },
  { id: 'paga', titulo: 'Paga' },
  { id: 'normativa', titulo: 'Normativa' },
  { id: 'enlaces', titulo: 'Enlaces y medios' },
  { id: 'registro', titulo: 'Registro' },
  { id: 'discord', titulo: 'Discord' },
] as const satisfies readonly SeccionAgencia[];

export type SeccionId = (typeof SECCIONES)[number]['id'];

/** The section of a path segment; the first one for an unknown segment. */
export const findSeccion = (parte: string | undefined): SeccionId =>
  SECCIONES.find(({ id }) => id === parte)?.id ?? SECCIONES[0].id;
