export const FIRMAS = {
  /** The text of the promotion flow; the signatures screen has its own text. */
  tresEnSolicitud: 'La firma solo puede contener 3 caracteres',
  /** The text of the signatures screen (FIR-06). */
  tresEnPantalla: 'La firma debe contener unicamente 3 caracters',
  seleccionaUsuario: 'Selecciona un usuario',
  soloLetras: 'La firma solo puede llevar letras y números',
  noDisponible: 'La firma no esta disponible',
  guardada: 'Firma guardada correctamente',
  aunNo: 'Todavía no necesitas firma: se pone al llegar a la categoría que la exige.',
} as const;
