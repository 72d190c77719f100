import type { OperationId } from '@garita/api-client/access';

/**
 * The effect of each call, as a phrase to be followed by a person's name. A test requires a phrase
 * for every call on people of a lower category.
 */
export const ACTOS: Readonly<Partial<Record<OperationId, string>>> = {
  reiniciarFactores: 'reiniciar el segundo factor de',
  sendAscenso: 'proponer un ascenso a',
  addFirma: 'anotar la firma de',
  ajustarNomina: 'ajustar la nómina de',
  openTime: 'abrir un tiempo a',
  notasPersona: 'ver las notas de',
  addNota: 'anotar algo de',
  editNota: 'cambiar una nota de',
  deleteNota: 'borrar una nota de',
  editUsuario: 'editar a',
  resetPassword: 'dar una contraseña nueva a',
  deleteIP: 'olvidar la dirección de',
  ingresar: 'readmitir a',
  actionNombre: 'decidir el nombre de',
  ascensoPaga: 'ascender con la paga a',
  despedir: 'despedir a',
  actionFichar: 'corregir el fichaje de',
  cerrarFichaje: 'cerrar el fichaje de',
  sendMulta: 'multar a',
  actionEstados: 'cambiar el estado de',
  ausenciaAction: 'decidir la ausencia de',
  terminarAusencia: 'terminar la ausencia de',
  actionDegrado: 'degradar a',
  actionExcepciones: 'cambiar los permisos de',
};
