import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import styled from 'styled-components';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { Placa } from '../../components/Placa';
import { focusRing } from '../../theme/focusRing';
import { color, media, motion, radius, space, text, touchTarget } from '../../theme/tokens';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { type Enlace, type EquipoWire, FichaPersona, findMiembro } from './FichaPersona';
import { Miembros } from './Miembros';

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
  &[data-focus-visible] { ${focusRing} }
  ${media.compact} { flex: 1 1 40%; }
`;
/** Wide as its longest word where there is room for it; broken within it where there is none. */
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

export interface EquipoScreenProps {
  state: ScreenState<{ readonly equipo: EquipoWire }>;
  /** Whose card the address asks for. */
  persona?: string | null;
  enlaces?: readonly Enlace[];
}

const empty = (
  <EmptyState icon={<UsersIcon size={48} />} title="Todavía no hay equipo">
    Aquí estará cada persona de la agencia bajo el rango que tiene.
  </EmptyState>
);

/** One button a rank, the highest first, and the people of the chosen one (EQU-01, EQU-02). */
function PorRangos({ equipo: [rangos, miembros], inicial }: { equipo: EquipoWire; inicial: number | undefined }) {
  const [chosen, setChosen] = useState(inicial);
  const membersOf = ({ id_categoria }: RangoEquipo) => miembros.filter(({ categoria }) => categoria === id_categoria);
  const highestFirst = rangos.toReversed();
  const current = rangos.find(({ id_categoria }) => id_categoria === chosen) ?? highestFirst.find((rango) => membersOf(rango).length > 0) ?? highestFirst[0];
  if (!current) return empty;
  return (
    <>
      <Ranks role="group" aria-label="Rangos">
        {highestFirst.map((rango) => (
          <Rank key={rango.id_categoria} isSelected={rango === current} onChange={() => setChosen(rango.id_categoria)}>
            <Placa categoria={rango.id_categoria} />
            <Name>{rango.n_categoria}</Name>
            <Count>{membersOf(rango).length}</Count>
          </Rank>
        ))}
      </Ranks>
      <Miembros rango={current.n_categoria} miembros={membersOf(current)} />
    </>
  );
}

const summaryOf = ([, miembros]: EquipoWire): string => `${miembros.length} ${miembros.length === 1 ? 'persona activa' : 'personas activas'}`;

/** Equipo: who is who, rank by rank (spec §2), and one person's card. */
export function EquipoScreen({ state, persona = null, enlaces = [] }: EquipoScreenProps) {
  return (
    <ScreenFrame title="Equipo" subtitle={state.kind === 'ready' && summaryOf(state.data.equipo)} state={state}>
      {({ equipo }) => (
        <>
          {persona !== null && <FichaPersona equipo={equipo} usuario={persona} enlaces={enlaces} />}
          {/* With somebody's card their rank is open below it. */}
          <PorRangos key={persona} equipo={equipo} inicial={persona === null ? undefined : findMiembro(equipo, persona)?.categoria} />
        </>
      )}
    </ScreenFrame>
  );
}
