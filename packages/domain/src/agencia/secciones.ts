/** `id` is the last segment of the section's path. */
export interface SeccionAgencia {
  readonly id: string;
  readonly titulo: string;
}

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

/** An unknown segment gives the first section. */
export const findSeccion = (parte: string | undefined): SeccionId =>
  SECCIONES.find(({ id }) => id === parte)?.id ?? SECCIONES[0].id;
