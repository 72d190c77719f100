import { formatProgreso } from '@garita/domain/nomina/progreso';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Quiet, Stack } from '../../components/layout';
import { ProgressBar } from '../../components/ProgressBar';
import { space } from '../../theme/tokens';
import type { Perfil } from './PerfilScreenProps';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${space[5]};
  h3 { margin-bottom: ${space[3]}; }
`;

interface Bar {
  readonly label: string;
  readonly done: number;
  readonly required: number;
}

const TIEMPOS = 'Tiempos';
const wordsOf = ({ label, done, required }: Bar) =>
  label === TIEMPOS ? { valueLabel: formatProgreso('minutos', done, required) } : {};

function Group({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const asked = bars.filter(({ required }) => required > 0);
  return (
    <div>
      <h3>{title}</h3>
      {asked.length === 0 ? (
        <Quiet>No pide nada.</Quiet>
      ) : (
        <Stack>
          {asked.map((bar) => (
            <ProgressBar
              key={bar.label}
              label={bar.label}
              value={Math.max(0, bar.done)}
              max={bar.required}
              {...wordsOf(bar)}
            />
          ))}
        </Stack>
      )}
    </div>
  );
}

export function RequisitosCard({ requirements }: Pick<Perfil, 'requirements'>) {
  const pay = requirements.map((r) => ({
    label: r.nomina_label,
    done: r.nomina_hecha,
    required: r.nomina,
  }));
  const bonus = requirements.map((r) => ({
    label: r.bonificacion_label,
    done: r.bonificacion_hecha,
    required: r.bonificacion,
  }));
  return (
    <Card title="Requisitos">
      <Groups>
        <Group title="Nómina" bars={pay} />
        <Group title="Bonificación" bars={bonus} />
      </Groups>
    </Card>
  );
}
