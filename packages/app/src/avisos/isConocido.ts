import { TIPOS_AVISO } from '@garita/domain/avisos/aviso';

/**
 * Whether this version of the app has a text for the type of a notice. A newer server may send
 * other types; a reload of the page loads their texts.
 */
export const isConocido = ({ tipo }: { readonly tipo: string }): boolean =>
  (TIPOS_AVISO as readonly string[]).includes(tipo);
