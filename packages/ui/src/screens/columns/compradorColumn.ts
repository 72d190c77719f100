import { personaColumn } from './personaColumn';

/** The column of a sale's buyer. `externo` is 1 for a person outside the agency. */
export const compradorColumn = personaColumn<{
  readonly usuarioNombre: string;
  readonly externo?: number;
}>(({ usuarioNombre }) => usuarioNombre, {
  externo: ({ externo }) => externo === 1,
  beside: ({ externo }) => externo === 1 && 'Fuera de la agencia',
});
