export const ESTADOS = {
  correcto: 'Correcto',
  sinComprobar: 'Sin comprobar',
  danado: 'Dañado',
} as const;

export type EstadoRespaldo = keyof typeof ESTADOS;

/** The state that follows from the last complete verification. */
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
