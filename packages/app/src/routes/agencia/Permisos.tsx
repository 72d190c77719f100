import type { Permiso } from '@garita/domain/acceso/permisos';
import { PermisosSeccion } from '@garita/ui/screens/agencia/permisos/PermisosSeccion';
import { useState } from 'react';
import { read } from '../../data/read';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { useSignedInUser } from '../../portal/useSession';
import { settingsPath } from '../../router/settingsPath';
import { useIdParam } from '../../router/useIdParam';

export function Permisos() {
  const [codigo, setCodigo] = useState<Permiso | null>(null);
  const [persona, setPersona] = useIdParam('persona');
  return (
    <PermisosSeccion
      state={useReads({ matriz: read('matriz') })}
      viewer={useSignedInUser()}
      onSave={useWrite('setMatriz')}
      codigo={codigo}
      onCodigo={setCodigo}
      quien={useReads({ quien: read('quienPuede', { codigo }) })}
      personas={useReads({ personas: read('getUsuarios') })}
      persona={persona}
      onPersona={setPersona}
      permisos={useReads({ permisos: read('permisosDe', { id: persona }) })}
      traspaso={settingsPath}
    />
  );
}
