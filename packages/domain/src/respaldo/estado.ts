/** What is known of a backup's file. */
export const ESTADOS = {
  correcto: 'Correcto',
  sinComprobar: 'Sin comprobar',
  danado: 'Dañado',
} as const;

export type EstadoRespaldo = keyof typeof ESTADOS;

/** Whether a backup was found whole when it was last read to its end. */
export function estadoOf({
  danado,
  comprobado_en,
}: {
  readonly danado: boolean;
  readonly comprobado_en: string | null;
}): EstadoRespaldo {
  if (danado) return 'danado';
  return comprobado_en === null ? 'sinComprobar' : 'correcto';
}
