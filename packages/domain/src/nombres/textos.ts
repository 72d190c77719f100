/** What the portal says of people's names; the first three are the old portal's words. */
export const NOMBRES = {
  vacio: 'El nombre no puede estar vacio',
  conEspacio: 'Nombre no puede tener espacio',
  ocupado: 'El nombre ya esta ocupado',
  noAdmitido: 'El nombre debe tener entre 1 y 32 caracteres visibles',
  reservado: 'Ese nombre no se puede usar',
  libre: 'El nombre está libre',
} as const;
