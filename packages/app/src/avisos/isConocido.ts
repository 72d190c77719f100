import { TIPOS_AVISO } from '@garita/domain/avisos/aviso';

/** A newer server may send types this page has no text for; a reload brings them. */
export const isConocido = ({ tipo }: { readonly tipo: string }): boolean =>
  (TIPOS_AVISO as readonly string[]).includes(tipo);
