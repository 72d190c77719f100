/** People's names; the first three texts are the old portal's. */
export const NOMBRES = {
  vacio: 'El nombre no puede estar vacio',
  conEspacio: 'Nombre no puede tener espacio',
  ocupado: 'El nombre ya esta ocupado',
  noAdmitido: 'El nombre debe tener entre 1 y 32 caracteres visibles',
  otrosSignos: 'El nombre solo puede llevar letras latinas, números y los signos -_=?!@:.,',
  soloSignos: 'El nombre debe llevar al menos una letra o un número',
  reservado: 'Ese nombre no se puede usar',
  parecido: 'Ese nombre se confunde con el de otra persona',
  libre: 'El nombre está libre',
} as const;

/** Name changes: the first two texts are the old portal's (NCM-10, NCM-12). */
export const CAMBIO_NOMBRE = {
  vacio: 'No dejes campos vacios',
  enviada: 'Solicitud enviada correctamente',
  cambiado: (nombre: string) => `Ahora te llamas ${nombre}`,
  enterada: 'Entendido',
  yaEspera: 'Ya tienes un cambio de nombre en espera.',
  yaTuyo: 'Ese ya es tu nombre.',
  yaSuyo: (usuario: string) => `${usuario} ya se llama así: declina la solicitud.`,
  aceptada: (anterior: string, nuevo: string) => `${anterior} ahora se llama ${nuevo}`,
  declinada: (usuario: string) => `Solicitud de ${usuario} declinada`,
  yaRespondida: (aceptada: boolean, encargado: string) =>
    `${encargado} ya ${aceptada ? 'aceptó' : 'declinó'} esta solicitud.`,
  nadaQueLeer: 'De esta solicitud ya no hay nada que leer.',
  yaAnulada: 'Esta solicitud se anuló cuando la persona dejó la agencia.',
  noEncontrada: 'Esa solicitud no existe.',
  estaDespedido: 'Esa persona ya no está en la agencia.',
} as const;
