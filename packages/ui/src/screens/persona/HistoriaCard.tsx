import { foldRuns } from '@garita/domain/persona/foldRuns';
import type { GrupoHistoria } from '@garita/domain/persona/hecho';
import { GRUPOS_TITULOS } from '@garita/domain/persona/textos';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Quiet } from '../../components/layout';
import { focusRing } from '../../theme/focusRing';
import { color, radius, space, text, touchTarget } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
import type { HistoriaLeida, HistoriaProps } from './PersonaScreenProps';
import { RachaItem } from './RachaItem';

const Chips = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
`;
const Chip = styled(ToggleButton)`
  min-height: ${touchTarget};
  padding: 0 ${space[3]};
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.control};
  background: ${color.superficie};
  font-size: ${text[15]};
  cursor: pointer;
  &[data-hovered], &[data-pressed] { background: ${color.pozo}; }
  &[data-selected] { border-color: ${color.petroleo}; background: ${color.petroleoSuave}; color: ${color.petroleoTexto}; font-weight: 700; }
  @media (forced-colors: active) { &[data-selected] { outline: 2px solid Highlight; } }
  &[data-focus-visible] { ${focusRing} }
`;
const Line = styled.ol`
  margin: 0 0 ${space[3]};
  padding: 0;
  list-style: none;
`;

const TODO = 'todo';

function Grupos({
  grupos,
  grupo,
  onGrupo,
}: Pick<HistoriaLeida, 'grupos'> & Pick<HistoriaProps, 'grupo' | 'onGrupo'>) {
  return (
    <Chips
      aria-label="Qué se ve"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[grupo ?? TODO]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        onGrupo(key === TODO ? null : (key as GrupoHistoria));
      }}
    >
      <Chip id={TODO}>Todo</Chip>
      {grupos.map((one) => (
        <Chip key={one} id={one}>
          {GRUPOS_TITULOS[one]}
        </Chip>
      ))}
    </Chips>
  );
}

export function HistoriaCard(props: HistoriaProps & { title: string }) {
  const { title, state, grupo, onMore, isLoadingMore, viewer } = props;
  return (
    <Card title={title}>
      <ScreenBody state={state}>
        {({ hechos, grupos, hasMore }) => (
          <>
            {/* Entries of a single group need no filter. */}
            {grupos.length > 1 && <Grupos {...props} grupos={grupos} />}
            {hechos.length === 0 ? (
              <Quiet>
                {grupo === null ? 'Todavía no hay nada que puedas ver.' : 'De esto no hay nada.'}
              </Quiet>
            ) : (
              <Line aria-label={title}>
                {foldRuns(hechos).map((racha) => (
                  <RachaItem
                    key={`${racha.hechos[0].fuente}.${racha.hechos[0].id}`}
                    racha={racha}
                    viewer={viewer}
                  />
                ))}
              </Line>
            )}
            {hasMore && (
              <Button
                onPress={onMore}
                isPending={isLoadingMore}
                pendingLabel="Cargando lo anterior"
              >
                Ver lo anterior
              </Button>
            )}
          </>
        )}
      </ScreenBody>
    </Card>
  );
}
