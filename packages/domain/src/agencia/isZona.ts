/** Whether this runtime knows the time zone. */
export function isZona(zona: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: zona }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
