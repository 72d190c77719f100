import { OPERATIONS } from '@garita/api-client/operations';
import { compareSpanish } from '@garita/domain/formato/compareSpanish';
import { PANTALLAS, type Pantalla } from '@garita/domain/pantallas';

/** Names of subjects that no screen of their own names well. */
const PROPIOS: Readonly<Record<string, string>> = {
  sesion: 'Cuentas y sesiones',
  tokens: 'Tokens',
  agencia: 'La agencia',
  tiempos: 'Tiempos',
};

const nameOf = (tema: string): string => {
  const pantallas: readonly Pantalla[] = PANTALLAS;
  return PROPIOS[tema] ?? pantallas.find((pantalla) => pantalla.tema === tema)?.titulo ?? tema;
};

/** The subjects in which something can be changed, in order of name. */
export const TEMAS_BITACORA: readonly { readonly id: string; readonly label: string }[] = [
  ...new Set(
    Object.values(OPERATIONS).flatMap(({ effect, tema }): string[] =>
      effect === 'write' ? [tema] : [],
    ),
  ),
]
  .map((tema) => ({ id: tema, label: nameOf(tema) }))
  .sort((a, b) => compareSpanish(a.label, b.label));
