/** Fields of the audit log's values that hold the id of a person, or several. */
export const CAMPOS_PERSONA: readonly string[] = [
  'usuario',
  'bajo',
  'alto',
  'encargado',
  'queda',
  'referido',
  'invitadoPor',
  'duenia',
  'coinciden',
  'pausados',
  'sumados',
  'fuerabase',
];

/** The people whom a change's values name. */
export function listIds(values: Readonly<Record<string, unknown>> | null): number[] {
  if (values === null) return [];
  return CAMPOS_PERSONA.flatMap((campo) => values[campo]).filter(
    (id): id is number => Number.isInteger(id) && (id as number) > 0,
  );
}
