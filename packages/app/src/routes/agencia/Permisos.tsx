import type { Permiso } from '@garita/domain/acceso/permisos';
import { PermisosSeccion } from '@garita/ui/screens/agencia/permisos/PermisosSeccion';
import { useState } from 'react';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { useSignedInUser } from '../../portal/useSession';
import { matrizQuery, quienQuery } from '../../queries/matriz';
import { permisosQuery, personasQuery } from '../../queries/usuarios';
import { settingsPath } from '../../router/settingsPath';
import { useIdParam } from '../../router/useIdParam';

export function Permisos() {
  const [codigo, setCodigo] = useState<Permiso | null>(null);
  const [persona, setPersona] = useIdParam('persona');
  return (
    <PermisosSeccion
      state={useReads({ matriz: matrizQuery() })}
      viewer={useSignedInUser()}
      onSave={useWrite('setMatriz')}
      codigo={codigo}
      onCodigo={setCodigo}
      quien={useReads({ quien: quienQuery(codigo) })}
      personas={useReads({ personas: personasQuery() })}
      persona={persona}
      onPersona={setPersona}
      permisos={useReads({ permisos: permisosQuery(persona) })}
      traspaso={settingsPath}
    />
  );
}
