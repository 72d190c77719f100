import styled from 'styled-components';
import { Button } from '../../components/Button';
import { RuledList } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { color, radius, space } from '../../theme/tokens';
import { juicioDe } from './juicioDe';
import type { Consulta, PuertaScreenProps } from './PuertaScreenProps';
import { PALABRA_VEREDICTO, TONE_VEREDICTO } from './veredictos';

const Root = styled(RuledList)`
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  /* The name begins where the sentence below it does. */
  > div { margin-left: calc(-1 * ${space[4]}); }
  p { grid-column: 1 / -1; color: ${color.tinta2}; overflow-wrap: anywhere; }
`;

function Respuesta({ consulta: { state, avatar } }: { consulta: Consulta }) {
  if (state.kind === 'loading') return <span>Mirando…</span>;
  if (state.kind === 'error') return <p>{state.error}</p>;
  if (state.kind === 'forbidden') return <p>No puedes mirar en la puerta.</p>;
  const { veredicto, hacer } = juicioDe(state.data.puerta, avatar);
  return (
    <>
      <StateBadge tone={TONE_VEREDICTO[veredicto]}>{PALABRA_VEREDICTO[veredicto]}</StateBadge>
      <p>{hacer}</p>
    </>
  );
}

/** The verdicts on several names, one line each. A press on a name opens its whole answer. */
export function ListaPuerta({ consultas, onAsk }: Pick<PuertaScreenProps, 'consultas' | 'onAsk'>) {
  return (
    <Root aria-label="Nombres mirados">
      {consultas.map((consulta) => (
        <Item key={consulta.nombre}>
          <div>
            <Button
              variant="quiet"
              aria-label={`Ver a ${consulta.nombre}`}
              onPress={() => onAsk([consulta.nombre])}
            >
              <bdi translate="no">{consulta.nombre}</bdi>
            </Button>
          </div>
          <Respuesta consulta={consulta} />
        </Item>
      ))}
    </Root>
  );
}
