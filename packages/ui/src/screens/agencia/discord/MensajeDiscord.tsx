import { formatALas } from '@garita/domain/formato/formatALas';
import styled from 'styled-components';
import { Logo } from '../../../components/Logo';
import { color, radius, space, text } from '../../../theme/tokens';
import { TextoDiscord } from './TextoDiscord';

const Root = styled.figure`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 0 ${space[3]};
  margin: 0;
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.pozo};
  font-size: ${text[15]};
`;
const Face = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${color.superficie};
  overflow: hidden;
`;
const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  strong { overflow-wrap: anywhere; }
  small { color: ${color.tinta2}; font-size: ${text[13]}; }
`;
const App = styled.span`
  padding: 0 4px;
  border-radius: ${radius.tag};
  background: ${color.anil};
  color: ${color.sobreAnil};
  font-size: 0.6875rem;
  font-weight: 700;
`;
const Words = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface MensajeDiscordProps {
  nombre: string;
  /** The text as it is sent, in Discord's markup. */
  texto: string;
  /** The current time, in milliseconds. */
  now: number;
}

export function MensajeDiscord({ nombre, texto, now }: MensajeDiscordProps) {
  return (
    <Root aria-label="Así se verá en Discord">
      <Face aria-hidden="true">
        <Logo size={32} />
      </Face>
      <div>
        <Head>
          <strong>{nombre}</strong>
          <App>APP</App>
          <small>hoy {formatALas(new Date(now).toISOString())}</small>
        </Head>
        <Words>
          <TextoDiscord texto={texto} now={now} />
        </Words>
      </div>
    </Root>
  );
}
