export interface Bloque {
  readonly id: string;
  readonly titulo: string;
}

/** The sections of the visitor's page, in their default order. */
export const BLOQUES = [
  { id: 'administracion', titulo: 'Equipo de administración' },
  { id: 'empleados', titulo: 'Empleados del mes' },
  { id: 'horas', titulo: 'Horas de paga' },
  { id: 'membresias', titulo: 'Membresías' },
  { id: 'comunidad', titulo: 'Comunidad' },
] as const satisfies readonly Bloque[];

export type BloqueId = (typeof BLOQUES)[number]['id'];

export const TODOS_LOS_BLOQUES: readonly BloqueId[] = BLOQUES.map(({ id }) => id);

export const isBloque = (value: unknown): value is BloqueId =>
  (TODOS_LOS_BLOQUES as readonly unknown[]).includes(value);
