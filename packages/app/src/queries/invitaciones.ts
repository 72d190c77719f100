import { read } from '../data/read';

/** Who may register, and what they must prove. */
export const ajustesRegistroQuery = () =>
  read('invitaciones', 'ajustesRegistro', 'GET /ext/ajustes/registro');

/** The invitations, and who came by them. */
export const invitacionesQuery = () =>
  read('invitaciones', 'invitaciones', 'GET /ext/invitaciones');
