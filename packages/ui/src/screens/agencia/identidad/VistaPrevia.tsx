import { deriveAcentos } from '@garita/domain/agencia/acento';
import { acentoVariable } from '@garita/domain/agencia/acentoCss';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { barrierStripe } from '../../../components/barrierStripe';
import { type CaraAgencia, CaraContext } from '../../../components/CaraContext';
import { Logo } from '../../../components/Logo';
import { TEMAS, type Tema } from '../../../theme/palette';
import { color, font, media, radius, space, text } from '../../../theme/tokens';

const Panes = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  ${media.compact} { grid-template-columns: minmax(0, 1fr); }
`;
const Pane = styled.div`
  height: 100%;
  background: ${color.fondo};
  color: ${color.tinta};
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 56px;
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${color.borde};
  background: ${color.superficie};
  font-size: ${text[15]};
  font-weight: 700;
  > :first-child { margin-right: auto; }
  @media (max-width: 899.98px) { > span:not(:first-child) { display: none; } }
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  padding: ${space[4]};
  p { margin-bottom: ${space[3]}; font-size: ${text[15]}; }
  ${media.compact} { gap: ${space[3]}; padding: ${space[3]}; }
`;
const Chip = styled.span`
  display: inline-block;
  margin-bottom: ${space[3]};
  padding: 2px ${space[2]};
  border-radius: ${radius.tag};
  background: ${color.petroleoSuave};
  color: ${color.petroleoTexto};
  font-size: ${text[13]};
  font-weight: 700;
`;
const Door = styled.div`
  overflow: hidden;
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  &::before { ${barrierStripe} }
`;
const DoorIn = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
`;
const Title = styled.span`
  font: 700 ${text[18]} / 1.15 ${font.title};
`;

interface VistaPreviaProps {
  cara: CaraAgencia;
  /** The accent as `#rrggbb`; null for Garita's default. */
  color: string | null;
  lema: string;
}

const NOMBRE: Readonly<Record<Tema, string>> = {
  claro: 'Así se ve en el tema claro',
  oscuro: 'Así se ve en el tema oscuro',
};

const styleOf = (chosen: string | null, tema: Tema): CSSProperties =>
  chosen === null
    ? {}
    : Object.fromEntries(
        Object.entries(deriveAcentos(chosen)[tema]).map(([role, value]) => [
          acentoVariable(role),
          value,
        ]),
      );

function Muestra({ cara, lema }: Omit<VistaPreviaProps, 'color'>) {
  return (
    <>
      <Bar>
        <Logo size={32} />
        <span>Cuenta</span>
        <span>Trabajo</span>
        <Button>Acceder</Button>
      </Bar>
      <Body>
        <div>
          <Chip>Oficial I</Chip>
          <p>{lema || `El portal de ${cara.nombre}.`}</p>
          <p>
            <a href="#vista">Ver las normas</a>
          </p>
          <Button variant="primary">Fichar</Button>
        </div>
        <Door>
          <DoorIn>
            <Logo size={48} wordmark={false} />
            <Title>Iniciar Sesión</Title>
            <Button variant="primary" fullWidth>
              Ingresar
            </Button>
          </DoorIn>
        </Door>
      </Body>
    </>
  );
}

export function VistaPrevia({ color: chosen, ...muestra }: VistaPreviaProps) {
  return (
    <CaraContext value={muestra.cara}>
      <Panes>
        {TEMAS.map((tema) => (
          <div key={tema} data-tema={tema}>
            <Pane role="img" aria-label={NOMBRE[tema]} style={styleOf(chosen, tema)} inert>
              <Muestra {...muestra} />
            </Pane>
          </div>
        ))}
      </Panes>
    </CaraContext>
  );
}
