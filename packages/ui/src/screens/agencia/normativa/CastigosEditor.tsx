import { describePaso } from '@garita/domain/normativa/describePaso';
import type { Normativa, TipoFalta } from '@garita/domain/normativa/normativa';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { AddIcon } from '../../../components/icons';
import { useMoneda } from '../../../components/MonedaContext';
import { StateBadge } from '../../../components/StateBadge';
import { lazyPart } from '../../../parts/lazyPart';
import { color, radius, space, text } from '../../../theme/tokens';
import { toneOf } from '../../normativa/toneOf';
import { Fila } from './Fila';
import { Hoja } from './Hoja';
import { moveItem } from './moveItem';

const TipoDialog = lazyPart(() => import('./TipoDialog'), 'TipoDialog');

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  margin: ${space[1]} 0 ${space[2]};
  padding: 0;
  list-style: none;
  counter-reset: vez;
  font-size: ${text[15]};
  li {
    counter-increment: vez;
    padding: 2px ${space[2]};
    border: 1px solid ${color.borde};
    border-radius: ${radius.control};
    background: ${color.fondo};
  }
  li::before { content: counter(vez) '.ª '; color: ${color.tinta3}; }
`;

interface CastigosEditorProps {
  normativa: Normativa;
  onChange: (tipos: readonly TipoFalta[]) => void;
}

/** The kinds of faults, from the lightest to the gravest, with the sanction of each repetition. */
export function CastigosEditor({
  normativa: { tipos, infracciones },
  onChange,
}: CastigosEditorProps) {
  const moneda = useMoneda();
  const [edited, setEdited] = useState<TipoFalta | 'nuevo' | null>(null);
  const mover = (index: number, by: -1 | 1) =>
    tipos[index + by] ? () => onChange(moveItem(tipos, index, index + by)) : undefined;
  const put = (tipo: TipoFalta) =>
    onChange(
      edited === 'nuevo' ? [...tipos, tipo] : tipos.map((one) => (one === edited ? tipo : one)),
    );
  return (
    <Hoja
      titulo="Faltas y castigos"
      aside={
        <Button size="small" icon={<AddIcon size={20} />} onPress={() => setEdited('nuevo')}>
          Añadir tipo
        </Button>
      }
    >
      <ul aria-label="Tipos de falta">
        {tipos.map((tipo, index) => (
          <Fila
            key={tipo.codigo}
            nombre={tipo.nombre}
            codigo={tipo.codigo}
            onEdit={() => setEdited(tipo)}
            onUp={mover(index, -1)}
            onDown={mover(index, 1)}
            onRetire={() => onChange(tipos.filter((one) => one !== tipo))}
          >
            <StateBadge tone={toneOf(index, tipos.length)}>{tipo.nombre}</StateBadge>
            <Steps>
              {tipo.pasos.map((paso, vez) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its repetition.
                <li key={vez}>
                  {describePaso(paso, { superior: tipos[index + 1]?.nombre, moneda })}
                </li>
              ))}
            </Steps>
          </Fila>
        ))}
      </ul>
      {edited && (
        <TipoDialog
          tipo={edited === 'nuevo' ? null : edited}
          tipos={tipos}
          isUsed={edited !== 'nuevo' && infracciones.some(({ tipo }) => tipo === edited.codigo)}
          onDone={put}
          onClose={() => setEdited(null)}
        />
      )}
    </Hoja>
  );
}
