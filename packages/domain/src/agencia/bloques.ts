/** A part of the start below its head, and its title. */
export interface Bloque {
  readonly id: string;
  readonly titulo: string;
}

/** What the visitor's page can show, in the order that it has where nobody has chosen another. */
export const BLOQUES = [
  { id: 'administracion', titulo: 'Equipo de administración' },
  { id: 'empleados', titulo: 'Empleados del mes' },
  { id: 'horas', titulo: 'Horas de paga' },
  { id: 'membresias', titulo: 'Membresías' },
  { id: 'comunidad', titulo: 'Comunidad' },
] as const satisfies readonly Bloque[];

export type BloqueId = (typeof BLOQUES)[number]['id'];

/** All of them, as a page shows them of which nobody has decided anything. */
export const TODOS_LOS_BLOQUES: readonly BloqueId[] = BLOQUES.map(({ id }) => id);

export const isBloque = (value: unknown): value is BloqueId =>
  (TODOS_LOS_BLOQUES as readonly unknown[]).includes(value);
