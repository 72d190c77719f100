import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { foldCase } from '@garita/domain/formato/foldCase';
import { mayMirar } from '@garita/domain/puerta/mayMirar';
import { rutaDePuerta } from '@garita/domain/puerta/rutaDePuerta';
import { PersonaScreen } from '@garita/ui/screens/persona/PersonaScreen';
import type { NotasProps, PersonaScreenProps } from '@garita/ui/screens/persona/PersonaScreenProps';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import { read } from '../data/read';
import { isNotFound, toScreenState } from '../data/toScreenState';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useServerNow } from '../portal/useServerNow';
import { useSignedInUser } from '../portal/useSession';
import { personaQuery } from '../queries/persona';
import { fromPersona } from '../router/useIdParam';
import { useParte } from '../router/useParte';
import { actosDe } from './persona/actosDe';
import { useHistoria } from './persona/useHistoria';

/** The notes on a person; null if the viewer may not read them. */
function useNotas(
  ficha:
    | { readonly id: number; readonly usuario: string; readonly categoria: number | null }
    | undefined,
): NotasProps | null {
  const viewer = useSignedInUser();
  const target = ficha && { id: ficha.id, id_categoria: ficha.categoria ?? viewer.id_categoria };
  const mayNote = target !== undefined && can(ACCESS.notasPersona, viewer, { target });
  const state = useReads({
    notas: read('notasPersona', { nombre: mayNote && ficha ? ficha.usuario : null }),
  });
  const [addNota, editNota, deleteNota] = [
    useWrite('addNota'),
    useWrite('editNota'),
    useWrite('deleteNota'),
  ];
  if (!mayNote || !ficha) return null;
  return {
    state,
    onAdd: (texto) => addNota({ usuario: ficha.id, texto }),
    onEdit: (id, texto) => editNota({ id, texto }),
    onDelete: (id) => deleteNota({ id }),
  };
}

function Persona({ nombre }: { nombre: string }) {
  const viewer = useSignedInUser();
  const navigate = useNavigate();
  const now = useServerNow();
  const query = useQuery(personaQuery(nombre));
  const historia = useHistoria(nombre);
  const ficha = query.data;
  const notas = useNotas(ficha);
  const state: PersonaScreenProps['state'] = isNotFound(query.error)
    ? { kind: 'notFound' }
    : toScreenState({ ficha: query });
  // The viewer's page is the profile, also at the address of a former name.
  if (ficha?.id === viewer.id) return <Navigate to="/perfil" replace />;
  const isActive = ficha?.activa === 1 && ficha.categoria !== null;
  return (
    <PersonaScreen
      nombre={nombre}
      state={state}
      actos={[
        ...(isActive
          ? actosDe(viewer, {
              id: ficha.id,
              usuario: ficha.usuario,
              id_categoria: ficha.categoria ?? 0,
            }).map(({ call, ruta, texto }) => ({
              ruta: fromPersona(ruta),
              texto,
              isAscenso: call === 'sendAscenso',
            }))
          : []),
        ...(ficha && mayMirar(viewer)
          ? [{ ruta: rutaDePuerta(ficha.usuario), texto: 'En la puerta', isAscenso: false }]
          : []),
      ]}
      historia={historia}
      notas={notas}
      onGo={(ruta) => void navigate(ruta)}
      now={now}
    />
  );
}

export function Component() {
  const viewer = useSignedInUser();
  const nombre = useParte();
  if (nombre === undefined || foldCase(nombre) === foldCase(viewer.usuario))
    return <Navigate to="/perfil" replace />;
  return <Persona key={nombre} nombre={nombre} />;
}
