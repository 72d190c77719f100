import { formatInteger } from '@garita/domain/formato/credits';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { LinkButton } from '../../components/LinkButton';
import { plainList, Quiet, Row, Stack } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Choices } from '../../form/Choices';
import { color, radius, space, text } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { type Act, failureText, useAct } from '../useAct';

const Ladder = styled.ol`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  font-size: ${text[15]};
  li { padding: ${space[1]} ${space[2]}; border: 1px solid ${color.borde}; border-radius: ${radius.tag}; }
  small { color: ${color.tinta2}; }
`;

interface PlantillaEscala {
  readonly nombre: 'policia' | 'seguridad' | 'vacia';
  readonly titulo: string;
  /** The categories in use, the lowest first. */
  readonly categorias: readonly { readonly nombre: string; readonly misiones: number }[];
}

interface EscalaPasoProps {
  state: ScreenState<{ plantillas: readonly PlantillaEscala[] }>;
  /** Replaces the ladder with a template. */
  onUsar: Act<[PlantillaEscala['nombre']]>;
  onDone: () => void;
}

const WORDS: Readonly<Record<PlantillaEscala['nombre'], string>> = {
  policia: 'Patrulla, cabos, oficiales, inspección, comisaría…',
  seguridad: 'Accesos, vigilancia, escolta, jefatura de turno…',
  vacia: 'Dónde se empieza y dónde estás tú; lo demás lo pones en el editor.',
};

function Elegir({
  plantillas,
  onUsar,
  onDone,
}: Omit<EscalaPasoProps, 'state'> & { plantillas: readonly PlantillaEscala[] }) {
  const [nombre, setNombre] = useState<PlantillaEscala['nombre']>(
    plantillas[0]?.nombre ?? 'policia',
  );
  const usar = useAct(onUsar, () => onDone());
  const elegida = plantillas.find((one) => one.nombre === nombre);
  return (
    <Card
      title="Con qué empiezas"
      actions={
        <Row $gap={3}>
          <Button
            variant="primary"
            onPress={() => usar.run(nombre)}
            isPending={usar.state.kind === 'pending'}
          >
            Usar este escalafón
          </Button>
          <LinkButton href="/agencia/escalafon">Abrir el editor</LinkButton>
        </Row>
      }
    >
      <Stack>
        <Choices
          label="Escalafón"
          choices={plantillas.map((one) => ({
            id: one.nombre,
            label: one.titulo,
            description: WORDS[one.nombre],
          }))}
          value={nombre}
          onChange={setNombre}
          inRow
        />
        {elegida && (
          <Ladder aria-label={`Categorías de ${elegida.titulo}`} translate="no">
            {elegida.categorias.map((categoria) => (
              <li key={categoria.nombre}>
                {categoria.nombre} <small>{formatInteger(categoria.misiones)}</small>
              </li>
            ))}
          </Ladder>
        )}
        {usar.state.kind === 'failed' && <Notice tone="danger">{failureText(usar.state)}</Notice>}
        <Quiet $small>
          En el editor puedes cambiarlo todo, ahora o más adelante, y traer el escalafón de otra
          agencia de un fichero.
        </Quiet>
      </Stack>
    </Card>
  );
}

export function EscalaPaso({ state, ...acts }: EscalaPasoProps) {
  return (
    <>
      <PageHeader
        title="Escalafón"
        subtitle="Las categorías y misiones por las que asciende la gente."
      />
      <ScreenBody state={state}>
        {({ plantillas }) => <Elegir plantillas={plantillas} {...acts} />}
      </ScreenBody>
    </>
  );
}
