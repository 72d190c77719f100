import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { USUARIOS_POR_BUSQUEDA } from '@garita/domain/usuarios/edicion.rules';
import { useMemo } from 'react';
import { Button } from '../../components/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import type { ListSelection } from '../../components/DataTable/selection/ListSelection';
import { EmptyState } from '../../components/EmptyState';
import { SearchIcon, UsersIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { Quiet } from '../../components/layout';
import { PageHeader } from '../../components/PageHeader';
import { lazyPart } from '../../parts/lazyPart';
import { useLote } from '../lote/useLote';
import { ScreenBody } from '../ScreenFrame';
import { actosUsuarios } from './actosUsuarios';
import { Buscador } from './Buscador';
import type {
  Escalafon,
  PedidoUsuarios,
  Usuario,
  UsuariosScreenProps,
} from './UsuariosScreenProps';
import { type FilaUsuario, toFilas, usuariosColumns } from './usuariosColumns';

const PersonaDialog = lazyPart(() => import('./PersonaDialog'), 'PersonaDialog');

const PERSONAS = { one: 'persona', many: 'personas' };
/** The noun for an answer of the maximum length, when there may be more people. */
const PRIMERAS = { before: 'Primeras', one: 'persona', many: 'personas' };

const noneAtAll = (
  <EmptyState icon={<UsersIcon size={48} />} title="Todavía no hay personas">
    Aquí aparecerá quien se registre en la agencia.
  </EmptyState>
);

interface EncontradosProps extends Pick<UsuariosScreenProps, 'texto' | 'onTexto' | 'onPersona'> {
  usuarios: readonly Usuario[];
  rangos: Escalafon;
  viewer: Subject;
  selection: ListSelection<FilaUsuario> | undefined;
}

function Encontrados({
  usuarios,
  rangos,
  texto,
  onTexto,
  onPersona,
  viewer,
  selection,
}: EncontradosProps) {
  const filas = useMemo(() => toFilas(usuarios, rangos.categorias), [usuarios, rangos]);
  const isCut = filas.length >= USUARIOS_POR_BUSQUEDA;
  const mayEdit = ({ id, categoria }: FilaUsuario) =>
    can(ACCESS.editUsuario, viewer, { target: { id, id_categoria: categoria } });
  const nobody = (
    <EmptyState
      icon={<SearchIcon size={48} />}
      title="Nadie se llama así"
      action={<Button onPress={() => onTexto('')}>Limpiar búsqueda</Button>}
    >
      Ningún nombre contiene «<span translate="no">{texto}</span>». Prueba con menos letras.
    </EmptyState>
  );
  return (
    <>
      <DataTable
        caption={
          texto === '' ? 'Personas de la agencia' : `Personas cuyo nombre contiene «${texto}»`
        }
        columns={usuariosColumns}
        rows={filas}
        rowKey={({ id }) => id}
        rowActions={(fila) => [
          {
            id: 'abrir',
            label: mayEdit(fila) ? 'Editar' : 'Ver',
            onPress: () => onPersona(fila.id),
          },
        ]}
        rowTone={({ despedido }) => (despedido === null ? undefined : 'muted')}
        hasAvatar
        empty={texto === '' ? noneAtAll : nobody}
        defaultSort={{ columnId: 'usuario', direction: 'asc' }}
        searchLabel={null}
        noun={isCut ? PRIMERAS : PERSONAS}
        selection={selection}
      />
      {isCut && (
        <Quiet $small $above={3}>
          Solo salen las primeras {USUARIOS_POR_BUSQUEDA} por orden de nombre. Escribe parte de un
          nombre para encontrar a las demás.
        </Quiet>
      )}
    </>
  );
}

const keyOf = ({ id }: Usuario) => id;
const nombreOf = ({ usuario }: Usuario) => usuario;

/**
 * Usuarios: the search of people, including dismissed people, and the edit of one or several
 * people.
 */
export function UsuariosScreen({
  state,
  texto,
  onTexto,
  persona,
  onPersona,
  onLote,
  onCopyMany,
  ...ficha
}: UsuariosScreenProps) {
  const { viewer } = ficha;
  const actos = useMemo(() => actosUsuarios(viewer), [viewer]);
  const { selection, dialog } = useLote<FilaUsuario, PedidoUsuarios>({
    keyOf,
    nombreOf,
    actos,
    onLote,
    onCopy: onCopyMany,
  });
  return (
    <>
      <PageHeader
        title="Usuarios"
        secondary={
          can(ACCESS.darDeAlta, viewer) && <LinkButton href="/traergente">Traer gente</LinkButton>
        }
      />
      {/* The field is outside of the loading states, so that a failure does not remove it. */}
      {state.kind !== 'forbidden' && <Buscador texto={texto} onTexto={onTexto} />}
      <ScreenBody state={state}>
        {(data) => (
          <Encontrados
            {...data}
            texto={texto}
            onTexto={onTexto}
            onPersona={onPersona}
            viewer={viewer}
            selection={selection}
          />
        )}
      </ScreenBody>
      {/* The dialog is outside of the loaded part, so that no state of the list unmounts it. */}
      {dialog}
      {state.kind !== 'forbidden' && persona !== null && (
        <PersonaDialog key={persona} {...ficha} onClose={() => onPersona(null)} />
      )}
    </>
  );
}
