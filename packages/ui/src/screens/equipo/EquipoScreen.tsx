import type { components } from '@garita/api-client/schema';
import { contar } from '@garita/domain/formato/contar';
import { type ReactNode, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import styled from 'styled-components';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { Placa } from '../../components/Placa';
import { focusRing } from '../../theme/focusRing';
import { color, media, motion, radius, space, text, touchTarget } from '../../theme/tokens';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { Miembros } from './Miembros';

/** The answer of `rangosEquipo`: the categories, lowest first, and the active people. */
type EquipoWire = components['schemas']['Equipo'];
type RangoEquipo = EquipoWire[0][number];

const Ranks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-bottom: ${space[5]};
`;
const Rank = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  min-height: ${touchTarget};
  padding: ${space[1]} ${space[3]} ${space[1]} ${space[2]};
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.control};
  background: ${color.superficie};
  font-size: ${text[15]};
  font-weight: 700;
  cursor: pointer;
  transition: background-color ${motion.feedback};
  &[data-hovered], &[data-pressed] { background: ${color.pozo}; }
  &[data-selected] { border-color: ${color.petroleo}; background: ${color.petroleoSuave}; color: ${color.petroleoTexto}; box-shadow: inset 0 0 0 1px ${color.petroleo}; }
  @media (forced-colors: active) { &[data-selected] { outline: 2px solid Highlight; } }
  &[data-focus-visible] { ${focusRing} }
  ${media.compact} { flex: 1 1 40%; }
`;
/** As wide as the longest word of the name when there is room; otherwise the word breaks. */
const Name = styled.span`
  min-width: 0;
  text-align: left;
`;
const Count = styled.span`
  margin-left: auto;
  color: ${color.tinta2};
  font-size: ${text[13]};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

interface EquipoScreenProps {
  /** The names of the people who are clocked in; empty until they have loaded. */
  dentro?: ReadonlySet<string>;
  state: ScreenState<{ readonly equipo: EquipoWire }>;
  puesto?: ReactNode;
}

const empty = (
  <EmptyState icon={<UsersIcon size={48} />} title="Todavía no hay equipo">
    Aquí estará cada persona de la agencia bajo el rango que tiene.
  </EmptyState>
);

/** A button for each rank, the highest first, and the selected rank's people (EQU-01, EQU-02). */
function PorRangos({
  equipo: [rangos, miembros],
  dentro,
}: { equipo: EquipoWire } & Required<Pick<EquipoScreenProps, 'dentro'>>) {
  const [chosen, setChosen] = useState<number>();
  const membersOf = ({ id_categoria }: RangoEquipo) =>
    miembros.filter(({ categoria }) => categoria === id_categoria);
  const highestFirst = rangos.toReversed();
  const current =
    rangos.find(({ id_categoria }) => id_categoria === chosen) ??
    highestFirst.find((rango) => membersOf(rango).length > 0) ??
    highestFirst[0];
  if (!current) return empty;
  return (
    <>
      <Ranks role="group" aria-label="Rangos">
        {highestFirst.map((rango) => (
          <Rank
            key={rango.id_categoria}
            isSelected={rango === current}
            onChange={() => setChosen(rango.id_categoria)}
          >
            <Placa categoria={rango.id_categoria} />
            <Name>{rango.n_categoria}</Name>
            <Count>{membersOf(rango).length}</Count>
          </Rank>
        ))}
      </Ranks>
      <Miembros rango={current.n_categoria} miembros={membersOf(current)} dentro={dentro} />
    </>
  );
}

const summaryOf = ([, miembros]: EquipoWire): string =>
  contar(miembros.length, 'persona activa', 'personas activas');

const NADIE: ReadonlySet<string> = new Set();

export function EquipoScreen({ state, puesto, dentro = NADIE }: EquipoScreenProps) {
  return (
    <ScreenFrame
      title="Equipo"
      subtitle={state.kind === 'ready' && summaryOf(state.data.equipo)}
      state={state}
    >
      {({ equipo }) => (
        <>
          {puesto}
          <PorRangos equipo={equipo} dentro={dentro} />
        </>
      )}
    </ScreenFrame>
  );
}
