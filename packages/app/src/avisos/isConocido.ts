import { TIPOS_AVISO } from '@garita/domain/avisos/aviso';

/** A newer portal may tell of what this page has no words for: it will have them once it is loaded anew. */
export const isConocido = ({ tipo }: { readonly tipo: string }): boolean =>
  (TIPOS_AVISO as readonly string[]).includes(tipo);
