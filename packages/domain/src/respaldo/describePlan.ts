const RHYTHMS: Readonly<Record<number, string>> = {
  1: 'cada hora',
  24: 'cada día',
  168: 'cada semana',
};

/** `cadaHoras` 0 = no automatic backups; `conservar` = backups kept of each kind. */
export function describePlan(cadaHoras: number, conservar: number): string {
  const made =
    cadaHoras === 0
      ? 'No se hace ninguno por sí solo'
      : `Se hace uno ${RHYTHMS[cadaHoras] ?? `cada ${cadaHoras} horas`}`;
  return `${made}, y se ${conservar === 1 ? 'conserva el último' : `conservan los ${conservar} últimos`} de cada clase.`;
}
