import {
  dismiss,
  flipAjuste,
  insertUsuario,
  insertUsuarios,
  moveOwnership,
  setClaveHash,
  setFirma,
  updateLastSeen,
  updateMision,
} from './cuenta.repository';

/** What other modules do to a person's account: its row is written here, and by nobody else. */
export {
  dismiss,
  flipAjuste,
  insertUsuario,
  insertUsuarios,
  moveOwnership,
  setClaveHash,
  setFirma,
  updateLastSeen as lastSeen,
  updateMision as misionNueva,
};
