import { formatPermisoIds } from '@garita/domain/excepciones/permisoIds';
import { ExcepcionesScreen } from '@garita/ui/screens/excepciones/ExcepcionesScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { usePortal } from '../portal/PortalContext';
import { useSignedInUser } from '../portal/useSession';
import { excepcionesQuery } from '../queries/excepciones';

export function Component() {
  const [persona, setPersona] = useState<number | null>(null);
  const { formNotice } = usePortal();
  const permisos = useQuery(read('permisosDe', { id: persona }));
  const actionExcepciones = useWrite('actionExcepciones');
  const deCategoria =
    persona === null
      ? undefined
      : permisos.data?.permisos
          .filter(({ categoria }) => categoria === 1)
          .map(({ codigo }) => codigo);
  return (
    <ExcepcionesScreen
      state={useReads({ excepciones: excepcionesQuery(), personas: read('getUsuarios') })}
      viewer={useSignedInUser()}
      onPersona={(id) => {
        formNotice.clear();
        setPersona(id);
      }}
      deCategoria={deCategoria ?? null}
      onCreate={(usuario, codigos) =>
        actionExcepciones({ op: 0, usuario, permisos: formatPermisoIds(codigos) })
      }
      onEdit={({ id, permisos: previos }, codigos) =>
        actionExcepciones({ op: 1, id, previos, permisos: formatPermisoIds(codigos) })
      }
      onDelete={({ id, permisos: previos }) => actionExcepciones({ op: 2, id, previos })}
    />
  );
}
