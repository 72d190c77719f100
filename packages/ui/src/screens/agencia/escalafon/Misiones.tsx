import type { CategoriaBorrador, MisionBorrador } from '@garita/domain/escalafon/borrador';
import { moveMision } from '@garita/domain/escalafon/ediciones';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import styled from 'styled-components';
import { color, media, radius, space } from '../../../theme/tokens';
import type { Abierto } from './Dialogos';
import { fichaStyles } from './fichaStyles';
import type { Edicionado } from './useEscalafon';

const Row = styled(GridList<MisionBorrador>)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-width: 0;
  outline: none;
  .react-aria-DropIndicator {
    align-self: stretch;
    width: 3px;
    margin-inline: -5px -6px;
    border-radius: ${radius.tag};
    outline: none;
    &[data-drop-target] { background: ${color.petroleo}; }
  }
`;
const Ficha = styled(GridListItem)<{ $isNew: boolean; $isChanged: boolean }>`
  ${fichaStyles}
  padding-left: ${space[1]};
  ${({ $isNew }) => $isNew && `border-color: ${color.petroleo}; background: ${color.petroleoSuave}; color: ${color.petroleoTexto};`}
  ${({ $isChanged }) => $isChanged && `border-color: ${color.petroleo};`}
  &[data-dragging] { opacity: 0.5; }
  small { color: ${color.tinta3}; font-size: inherit; }
  overflow-wrap: anywhere;
`;
const Grip = styled(Button)`
  display: grid;
  place-items: center;
  width: 24px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius.tag};
  background: none;
  color: ${color.tinta3};
  cursor: grab;
  outline-offset: -2px;
  &[data-focus-visible] { outline: 3px solid ${color.foco}; }
  &::before { content: '⋮⋮'; font-size: 13px; letter-spacing: -1px; line-height: 1; white-space: nowrap; }
  ${media.compact} { width: 28px; height: 40px; }
`;
/** Replaces the drag handle's margin where nothing can be dragged. */
const Gap = styled.span`
  width: ${space[1]};
`;

interface MisionesProps {
  categoria: CategoriaBorrador;
  antes: CategoriaBorrador | undefined;
  canEdit: boolean;
  edit: Edicionado['edit'];
  onOpen: (abierto: Abierto) => void;
}

const isChanged = (mision: MisionBorrador, antes: CategoriaBorrador | undefined): boolean => {
  const old = antes?.misiones.find(({ clave }) => clave === mision.clave);
  return (
    old !== undefined &&
    (old.nombre !== mision.nombre || old.precio !== mision.precio || old.venta !== mision.venta)
  );
};

export function Misiones({ categoria, antes, canEdit, edit, onOpen }: MisionesProps) {
  const { misiones } = categoria;
  const canMove = canEdit && misiones.length > 1;
  const { dragAndDropHooks } = useDragAndDrop<MisionBorrador>({
    getItems: (keys) =>
      [...keys].map((key) => ({
        'text/plain': misiones.find(({ clave }) => clave === key)?.nombre ?? '',
      })),
    onReorder: ({ keys, target }) => {
      const [clave] = keys;
      const rest = misiones.filter((mision) => mision.clave !== clave);
      const at = rest.findIndex((mision) => mision.clave === target.key);
      edit((borrador) =>
        moveMision(borrador, String(clave), target.dropPosition === 'after' ? at + 1 : at),
      );
    },
  });
  if (misiones.length === 0) return null;
  return (
    <Row
      // A new key remounts the list when drag and drop is switched on or off, because React Aria
      // cannot switch it for a mounted list.
      key={String(canMove)}
      aria-label={`Misiones de ${categoria.nombre}, de la primera a la última`}
      layout="grid"
      items={misiones}
      dependencies={[antes, canMove]}
      {...(canMove && { dragAndDropHooks })}
      {...(canEdit && { onAction: (key) => onOpen({ tipo: 'mision', clave: String(key) }) })}
    >
      {(mision) => (
        <Ficha
          id={mision.clave}
          textValue={mision.nombre}
          $isNew={mision.id === null}
          $isChanged={isChanged(mision, antes)}
        >
          {canMove ? <Grip slot="drag" aria-label={`Mover ${mision.nombre}`} /> : <Gap />}
          {mision.nombre}
          {mision.id === null && <small> · nueva</small>}
        </Ficha>
      )}
    </Row>
  );
}
