import { formatInteger } from '@garita/domain/formato/credits';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { bonusRequirements, payrollRequirements } from '@garita/domain/nomina/paga';
import type { Logros } from '@garita/domain/nomina/requisito';
import { findAsciendeHasta } from '@garita/domain/rangos/findAsciendeHasta';
import styled from 'styled-components';
import { plainList } from '../../components/layout';
import { color, space } from '../../theme/tokens';
import { IconoMembresia } from '../IconoMembresia';
import { PlainTable } from '../PlainTable';
import { Dato } from './Dato';
import type { CategoriaWire, RangosData } from './RangosData';

const Counts = styled.ul`
  ${plainList}
  white-space: nowrap;
`;
const None = styled.span`
  color: ${color.tinta3};
`;
const Reduced = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;

/** The requirements that are above 0 (RAN-13). */
function Requisitos({ asistencias, ascensos, times }: Logros) {
  const all: readonly (readonly [name: string, count: number, text: string])[] = [
    ['Asistencias', asistencias, formatInteger(asistencias)],
    ['Ascensos', ascensos, formatInteger(ascensos)],
    ['Tiempos', times, formatMinutes(times)],
  ];
  const asked = all.filter(([, count]) => count > 0);
  if (asked.length === 0) return <None>Ninguno</None>;
  return (
    <Counts>
      {asked.map(([name, , text]) => (
        <li key={name}>
          {name}: {text}
        </li>
      ))}
    </Counts>
  );
}

interface RequisitosPagaProps {
  categoria: CategoriaWire;
  categorias: readonly CategoriaWire[];
  reduccion: RangosData['reduccion'];
}

/**
 * The tab Requisitos Paga: the highest category to promote to, and the requirements of pay and
 * bonus, with and without a reduction (RAN-09 to RAN-15).
 */
export function RequisitosPaga({ categoria, categorias, reduccion }: RequisitosPagaProps) {
  const hasta = findAsciendeHasta(categoria, categorias);
  const columns = [
    {
      id: 'fila',
      header: 'Requisitos',
      cell: (reducido: boolean) =>
        reducido ? <ConReduccion iconos={reduccion} /> : 'Sin Reducción',
    },
    {
      id: 'nomina',
      header: 'Nómina',
      cell: (reducido: boolean) => <Requisitos {...payrollRequirements(categoria, reducido)} />,
    },
    {
      id: 'boni',
      header: 'Bonificación',
      cell: (reducido: boolean) => <Requisitos {...bonusRequirements(categoria, reducido)} />,
    },
  ];
  return (
    <>
      {hasta !== null && <Dato nombre="Puede ascender hasta">{hasta}</Dato>}
      <PlainTable
        caption={`Requisitos de paga de ${categoria.n_categoria}`}
        columns={columns}
        rows={[false, true]}
        rowKey={String}
        stacks
        isBare
      />
    </>
  );
}

/** The row of people with a membership that halves requirements, with the memberships' icons. */
function ConReduccion({ iconos }: { iconos: RangosData['reduccion'] }) {
  return (
    <Reduced>
      Con Reducción
      {iconos.map(({ image }, index) => {
        // Two memberships may share a picture.
        const key = `${index}:${image}`;
        return <IconoMembresia key={key} image={image} size={20} />;
      })}
    </Reduced>
  );
}
