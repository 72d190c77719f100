import type { CategoriaBorrador, MisionBorrador } from '@garita/domain/escalafon/borrador';
import { editMision, moveMision } from '@garita/domain/escalafon/ediciones';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { IconButton } from '../../../components/IconButton';
import { ArrowDownIcon, ArrowUpIcon } from '../../../components/icons';
import { color, space } from '../../../theme/tokens';
import { MisionDialog } from '../../escalafon/MisionDialog';
import type { Edicionado } from './useEscalafon';

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.borde};
  > p { margin: 0; }
  > :last-child { margin-left: auto; }
`;

interface EditarMisionProps {
  mision: MisionBorrador;
  categoria: CategoriaBorrador;
  edit: Edicionado['edit'];
  onRetire: () => void;
  onClose: () => void;
}

export function EditarMision({ mision, categoria, edit, onRetire, onClose }: EditarMisionProps) {
  const { clave, nombre, precio, venta } = mision;
  const place = categoria.misiones.indexOf(mision);
  const move = (by: number) => edit((borrador) => moveMision(borrador, clave, place + by));
  return (
    <MisionDialog
      values={{ nombre, precio, venta }}
      title={nombre}
      submitLabel="Aplicar"
      pendingLabel="Aplicando"
      onSubmit={(values) =>
        edit((borrador) => editMision(borrador, clave, { ...values, nombre: values.nombre.trim() }))
      }
      onClose={onClose}
    >
      {() => (
        <Place>
          <p>
            Es la {place + 1}.ª de {categoria.misiones.length}
          </p>
          <IconButton label="Bajarla un puesto" onPress={() => move(-1)} isDisabled={place === 0}>
            <ArrowDownIcon size={20} />
          </IconButton>
          <IconButton
            label="Subirla un puesto"
            onPress={() => move(1)}
            isDisabled={place === categoria.misiones.length - 1}
          >
            <ArrowUpIcon size={20} />
          </IconButton>
          <Button variant="quiet" onPress={onRetire}>
            Retirar
          </Button>
        </Place>
      )}
    </MisionDialog>
  );
}
