import { dismiss, flipAjuste, insertUsuario, insertUsuarios, moveOwnership, setClaveHash, setFirma, setLastSeen, setMision } from './cuenta.repository';

/** What other modules do to a person's account: its row is written here, and by nobody else. */
export { dismiss, flipAjuste, insertUsuario, insertUsuarios, moveOwnership, setClaveHash, setFirma, setLastSeen, setMision };
