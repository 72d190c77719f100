import { personaColumn } from './personaColumn';

/** Who bought something; 1 in `externo` is somebody outside the agency. */
export const compradorColumn = personaColumn<{
  readonly usuarioNombre: string;
  readonly externo?: number;
}>(({ usuarioNombre }) => usuarioNombre, {
  externo: ({ externo }) => externo === 1,
  beside: ({ externo }) => externo === 1 && 'Fuera de la agencia',
});
