import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { StateBadge } from '../../components/StateBadge';
import { media, space } from '../../theme/tokens';
import { encargadoColumn } from '../columns/encargadoColumn';
import { personaColumn } from '../columns/personaColumn';
import { PermisoCode } from '../PermisoCode';
import type { Excepcion } from './ExcepcionesScreenProps';
import { codigosOf } from './mayChange';

const Codes = styled.ul`
  display: grid;
  gap: ${space[1]};
  min-width: 240px;
  ${media.compact} { min-width: 0; }
  margin: 0;
  padding: ${space[2]} 0;
  list-style: none;
  white-space: normal;
  line-height: 1.35;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 4ch minmax(0, 1fr);
  gap: ${space[2]};
`;

export const excepcionesColumns: readonly Column<Excepcion>[] = [
  personaColumn(({ usuario_nombre }) => usuario_nombre, {
    categoria: ({ id_categoria }) => id_categoria,
    beside: ({ despedido }) => despedido === 1 && <StateBadge tone="neutral">Despedido</StateBadge>,
  }),
  {
    id: 'permisos',
    header: 'Además de los de su categoría, puede…',
    value: (excepcion) =>
      codigosOf(excepcion)
        .map((codigo) => `${codigo} ${nombresPermisos[codigo]}`)
        .join('; '),
    card: 'text',
    line: (excepcion) =>
      codigosOf(excepcion)
        .map((codigo) => nombresPermisos[codigo])
        .join('; '),
    width: 420,
    cell: (excepcion) => (
      <Codes>
        {codigosOf(excepcion).map((codigo) => (
          <Line key={codigo}>
            <PermisoCode translate="no">{codigo}</PermisoCode>
            <span>{nombresPermisos[codigo]}</span>
          </Line>
        ))}
      </Codes>
    ),
  },
  {
    id: 'fecha',
    header: 'Último permiso',
    value: ({ fecha }) => fecha,
    kind: 'instant',
  },
  encargadoColumn,
];
