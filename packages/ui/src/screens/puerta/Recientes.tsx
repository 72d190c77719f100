import styled from 'styled-components';
import { Button } from '../../components/Button';
import { plainList } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { space } from '../../theme/tokens';
import type { PuertaScreenProps } from './PuertaScreenProps';
import { PALABRA_VEREDICTO, TONE_VEREDICTO } from './veredictos';

const Root = styled.section`
  margin-top: ${space[6]};
`;
const Names = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space[1]} ${space[4]};
  margin: ${space[2]} 0 ${space[3]};
  li { display: flex; align-items: center; justify-content: space-between; gap: ${space[2]}; min-width: 0; }
  button { min-width: 0; overflow-wrap: anywhere; }
`;

/** The names that this device looked up last. A verdict may be old: pressing a name asks again. */
export function Recientes({
  recientes,
  onAsk,
  onForget,
}: Pick<PuertaScreenProps, 'recientes' | 'onAsk' | 'onForget'>) {
  if (recientes.length === 0) return null;
  return (
    <Root aria-label="Lo último que se miró aquí">
      <h2>Lo último que se miró aquí</h2>
      <Names>
        {recientes.map(({ nombre, veredicto }) => (
          <li key={nombre}>
            <Button
              variant="quiet"
              aria-label={`Mirar otra vez a ${nombre}`}
              onPress={() => onAsk([nombre])}
            >
              <bdi translate="no">{nombre}</bdi>
            </Button>
            <StateBadge tone={TONE_VEREDICTO[veredicto]}>{PALABRA_VEREDICTO[veredicto]}</StateBadge>
          </li>
        ))}
      </Names>
      <Button variant="quiet" size="small" onPress={onForget}>
        Olvidar la lista
      </Button>
    </Root>
  );
}
