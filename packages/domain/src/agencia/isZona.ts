/** Whether a time zone has a name that this program knows. */
export function isZona(zona: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: zona }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
