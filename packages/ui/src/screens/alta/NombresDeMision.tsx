import type { Elegida, NombreDeMision } from '@garita/domain/alta/nombresDeMision';
import { contar } from '@garita/domain/formato/contar';
import { toLegible } from '@garita/domain/formato/toLegible';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { CheckIcon } from '../../components/icons';
import { Quiet, RuledList, Stack } from '../../components/layout';
import { Select } from '../../components/Select';
import { StateBadge } from '../../components/StateBadge';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { media, space } from '../../theme/tokens';
import { FocusFallback } from '../FocusFallback';
import type { MisionElegible } from './TraerGenteScreenProps';
import type { Lista } from './useLista';

/* On a wide screen the name is left of its choice, on a phone above it. */
const Nombre = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 560px) auto;
  align-items: start;
  justify-content: start;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} 0;
  > div:first-of-type {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 300px);
    align-items: center;
    gap: ${space[1]} ${space[4]};
  }
  > div:first-of-type > * { grid-column: 2; }
  > div:first-of-type > span:first-of-type { grid-column: 1; overflow-wrap: anywhere; }
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    > div:first-of-type { grid-template-columns: minmax(0, 1fr); }
    > div:first-of-type > * { grid-column: 1; }
  }
`;

interface FilaProps {
  nombre: NombreDeMision;
  misiones: readonly MisionElegible[];
  onElegida: (elegida: Elegida) => void;
}

function Fila({
  nombre: { nombre, filas, elegida, propuesta, texto },
  misiones,
  onElegida,
}: FilaProps) {
  const chosen = misiones.find(
    (one) => one.nombre === elegida?.mision && one.n_categoria === elegida.categoria,
  );
  const nota = (elegida ?? propuesta)?.nota;
  return (
    <Nombre>
      <Select
        label={toLegible(`${nombre} (${filas.length})`)}
        options={misiones.map((one) => ({
          id: one.id,
          label: [one.nombre, one.n_categoria].map(toLegible).join(' · '),
        }))}
        value={chosen?.id ?? null}
        placeholder="Elige la misión"
        onChange={(id) => {
          const mision = misiones.find((one) => one.id === id);
          if (mision) onElegida({ mision: mision.nombre, categoria: mision.n_categoria, nota: '' });
        }}
        {...(nota && { description: `${nota}.` })}
        errorMessage={texto || undefined}
      />
      {!elegida && propuesta && (
        <Button
          variant="tinted"
          icon={<CheckIcon size={20} />}
          onPress={() => onElegida(propuesta)}
        >
          {toLegible(propuesta.mision)}
          <VisuallyHidden> para {toLegible(nombre)}</VisuallyHidden>
        </Button>
      )}
    </Nombre>
  );
}

interface NombresDeMisionProps {
  nombres: readonly NombreDeMision[];
  misiones: readonly MisionElegible[];
  onElegidas: Lista['onElegidas'];
}

/**
 * The list's mission names that match no mission of the agency. The user chooses a mission for each
 * name.
 */
export function NombresDeMision({ nombres, misiones, onElegidas }: NombresDeMisionProps) {
  const pending = nombres.filter(({ elegida }) => elegida === null);
  const proposed = pending.flatMap(({ clave, propuesta }) =>
    propuesta ? [[clave, propuesta] as const] : [],
  );
  return (
    <FocusFallback acts={String(pending.length)} isOpen={false} label="Nombres de las misiones">
      <Card
        title="Así se llaman en tu hoja"
        aside={
          pending.length > 0 && (
            <StateBadge tone="danger">{contar(pending.length, 'nombre', 'nombres')}</StateBadge>
          )
        }
      >
        <Stack $gap={3}>
          <Quiet>Elige qué misión de tu escalafón es cada una. Vale para todas sus personas.</Quiet>
          {proposed.length > 1 && (
            <div>
              <Button
                variant="tinted"
                icon={<CheckIcon size={20} />}
                onPress={() => onElegidas(new Map(proposed))}
              >
                Aceptar las {proposed.length} propuestas
              </Button>
            </div>
          )}
          <RuledList>
            {nombres.map((nombre) => (
              <Fila
                key={nombre.clave}
                nombre={nombre}
                misiones={misiones}
                onElegida={(elegida) => onElegidas(new Map([[nombre.clave, elegida]]))}
              />
            ))}
          </RuledList>
        </Stack>
      </Card>
    </FocusFallback>
  );
}
