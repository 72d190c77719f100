/** Fields of the audit log that hold one or several people's ids. */
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

export function listIds(values: Readonly<Record<string, unknown>> | null): number[] {
  if (values === null) return [];
  return CAMPOS_PERSONA.flatMap((campo) => values[campo]).filter(
    (id): id is number => Number.isInteger(id) && (id as number) > 0,
  );
}
