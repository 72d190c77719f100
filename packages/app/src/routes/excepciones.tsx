import { ApiError } from '@garita/api-client/ApiError';
import { ExcepcionesScreen } from '@garita/ui/screens/excepciones/ExcepcionesScreen';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { cambiarExcepcion, excepcionesQuery } from '../queries/excepciones';
import { permisosQuery, personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const notice = useFormNotice();
  const client = useQueryClient();
  const [persona, setPersona] = useState<number | null>(null);
  const excepciones = useQuery(excepcionesQuery());
  const personas = useQuery(personasQuery());
  const permisos = useQuery({ ...permisosQuery(persona ?? 0), ...(persona === null && { queryFn: skipToken }) });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) =>
    error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['excepciones'] });
  const { mutateAsync: cambiar } = useMutation({ ...cambiarExcepcion(), onError });
  const deCategoria = persona === null ? undefined : permisos.data?.permisos.filter(({ categoria }) => categoria === 1).map(({ codigo }) => codigo);
  return (
    <ExcepcionesScreen
      state={toScreenState({ excepciones, personas })}
      viewer={viewer}
      onPersona={(id) => {
        notice.clear();
        setPersona(id);
      }}
      deCategoria={deCategoria ?? null}
      onCrear={(usuario, codigos) => cambiar({ hace: 'crear', usuario, codigos })}
      onEditar={({ id, permisos: previos }, codigos) => cambiar({ hace: 'editar', id, previos, codigos })}
      onBorrar={({ id, permisos: previos }) => cambiar({ hace: 'borrar', id, previos })}
      onAviso={notice.show}
    />
  );
}
