import styled from 'styled-components';
import { Card } from '../../components/Card';
import { plainList, Quiet } from '../../components/layout';
import { color, space } from '../../theme/tokens';
import type { Perfil } from './PerfilScreenProps';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space[2]};
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space[1]} ${space[3]}; }
  li + li { padding-top: ${space[2]}; border-top: 1px solid ${color.borde}; }
  span { color: ${color.tinta2}; }
`;

const daysLeft = (dias: number | null): string =>
  dias === null ? 'Permanente' : dias === 1 ? 'Queda 1 día' : `Quedan ${dias} días`;

export function MembresiasCard({ membresias }: Pick<Perfil, 'membresias'>) {
  return (
    <Card title="Membresías">
      {membresias.length === 0 ? (
        <Quiet>No tienes ninguna activa.</Quiet>
      ) : (
        <List>
          {membresias.map(({ membresiaNombre, membresia, dias }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a user may hold the same membership twice, and the list is only displayed
            <li key={`${membresia}.${index}`}>
              <strong>{membresiaNombre}</strong>
              <span>{daysLeft(dias)}</span>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
