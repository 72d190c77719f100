/** A section of the screen Agencia: the last step of its address, and its name. */
export interface SeccionAgencia {
  readonly id: string;
  readonly titulo: string;
}

/** What an agency decides, in the order in which it is asked. */
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

/** The section at an address; the first for an address that names none. */
export const findSeccion = (parte: string | undefined): SeccionId =>
  SECCIONES.find(({ id }) => id === parte)?.id ?? SECCIONES[0].id;
