import { formatPermisoIds } from '@garita/domain/excepciones/permisoIds';
import { ExcepcionesScreen } from '@garita/ui/screens/excepciones/ExcepcionesScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { excepcionesQuery } from '../queries/excepciones';
import { permisosQuery, personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { formNotice, useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const onAviso = useFormNotice();
  const [persona, setPersona] = useState<number | null>(null);
  const excepciones = useQuery(excepcionesQuery());
  const personas = useQuery(personasQuery());
  const permisos = useQuery(permisosQuery(persona));
  const actionExcepciones = useWrite('actionExcepciones');
  const deCategoria = persona === null ? undefined : permisos.data?.permisos.filter(({ categoria }) => categoria === 1).map(({ codigo }) => codigo);
  return (
    <ExcepcionesScreen
      state={toScreenState({ excepciones, personas })}
      viewer={viewer}
      onPersona={(id) => {
        formNotice.clear();
        setPersona(id);
      }}
      deCategoria={deCategoria ?? null}
      onCreate={(usuario, codigos) => actionExcepciones({ op: 0, usuario, permisos: formatPermisoIds(codigos) })}
      onEdit={({ id, permisos: previos }, codigos) => actionExcepciones({ op: 1, id, previos, permisos: formatPermisoIds(codigos) })}
      onDelete={({ id, permisos: previos }) => actionExcepciones({ op: 2, id, previos })}
      onAviso={onAviso}
    />
  );
}
