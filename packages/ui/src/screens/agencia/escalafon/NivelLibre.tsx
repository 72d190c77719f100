import type { CategoriaBorrador } from '@garita/domain/escalafon/borrador';
import { editCategoria } from '@garita/domain/escalafon/ediciones';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Placa } from '../../../components/Placa';
import { color } from '../../../theme/tokens';
import { Cabeza, Hoja, Palabras } from './cardParts';
import type { Abierto } from './Dialogos';
import type { Edicionado } from './useEscalafon';

const Dim = styled.span`
  display: inline-flex;
  opacity: 0.45;
  filter: grayscale(1);
`;
const Words = styled(Palabras)`
  h2 { font-weight: 400; color: ${color.tinta2}; }
`;

interface NivelLibreProps {
  categoria: CategoriaBorrador;
  canEdit: boolean;
  edit: Edicionado['edit'];
  onOpen: (abierto: Abierto) => void;
}

export function NivelLibre({ categoria, canEdit, edit, onOpen }: NivelLibreProps) {
  const { nivel, nombre, misiones } = categoria;
  const had = misiones.length > 0;
  // A level with missions goes back into use with them. Any other level needs a name, which a
  // dialog asks for.
  const use = () =>
    had
      ? edit((borrador) => editCategoria(borrador, nivel, { activa: true }))
      : onOpen({ tipo: 'categoria', nivel });
  return (
    <Hoja $off aria-label={`Nivel ${nivel}, sin usar`}>
      <Cabeza>
        <Dim>
          <Placa categoria={nivel} label={`Nivel ${nivel}`} />
        </Dim>
        <Words>
          <h2>Nivel {nivel}</h2>
          <p>{had ? `sin usar · era ${nombre}` : 'sin usar'}</p>
        </Words>
        {canEdit ? (
          <Button
            size="small"
            variant="quiet"
            onPress={use}
            aria-label={`Usar este nivel: ${nivel}`}
          >
            Usar este nivel
          </Button>
        ) : (
          <span />
        )}
      </Cabeza>
    </Hoja>
  );
}
