import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import { useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../components/Checkbox';
import { List } from '../../components/layout';
import { space } from '../../theme/tokens';
import { PreguntaDialog } from '../PreguntaDialog';
import { findAsSeen } from './findAsSeen';
import type { TiemposScreenProps } from './TiemposScreenProps';
import type { FilaTiempo } from './useFilas';

const Option = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[1]} 0;
  span { overflow-wrap: anywhere; }
`;

interface ConfirmarVariosProps extends Pick<TiemposScreenProps, 'onAct' | 'viewer' | 'cuenta'> {
  /** The times that could be confirmed when the button was pressed. */
  vistas: readonly FilaTiempo[];
  filas: readonly FilaTiempo[];
  onClose: () => void;
}

const sum = (minutos: readonly number[]): string =>
  formatMinutes(minutos.reduce((all, one) => all + Math.floor(one), 0));

/**
 * Confirms several times in one write, which confirms all or none. At first the times that the
 * viewer supervises are selected, or all times if the viewer supervises none.
 */
export function ConfirmarVarios({
  vistas,
  filas,
  viewer,
  cuenta,
  onAct,
  onClose,
}: ConfirmarVariosProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => {
    const own = vistas.filter(({ tiempo }) => tiempo.alto === viewer.id);
    return new Set((own.length > 0 ? own : vistas).map(({ tiempo }) => tiempo.id));
  });
  const shown = vistas.map((vista) => findAsSeen(filas, vista));
  const picked = shown.filter(({ tiempo }) => chosen.has(tiempo.id));
  const turn = (id: number, isIn: boolean) =>
    setChosen((now) => new Set(isIn ? [...now, id] : [...now].filter((other) => other !== id)));
  return (
    <PreguntaDialog
      title="¿Confirmar estos tiempos?"
      confirmLabel={`Confirmar ${picked.length}`}
      isWaiting={picked.length === 0}
      onAct={() =>
        onAct({ accion: 'confirmarVarios', tiempos: picked.map(({ tiempo }) => tiempo) })
      }
      onClose={onClose}
    >
      <List aria-label="Tiempos que se confirman" $gap={1}>
        {shown.map(({ tiempo: { id, bajoNombre, altoNombre, alto }, mins }) => (
          <Option key={id}>
            <Checkbox
              label={`Confirmar a ${bajoNombre}`}
              value={chosen.has(id)}
              onChange={(isIn) => turn(id, isIn)}
            />
            <span>
              <strong translate="no">{bajoNombre}</strong>{' '}
              {alto === viewer.id ? 'contigo' : `con ${altoNombre}`}
            </span>
            {formatMinutes(mins)}
          </Option>
        ))}
      </List>
      <p>
        En la nómina se acreditarán <strong>{sum(picked.map(({ mins }) => mins))}</strong> a{' '}
        {contarPersonas(picked.length)}, y a quien lleva cada tiempo los suyos. Se confirman todos o
        ninguno, y quedarán cerrados.
      </p>
      {cuenta && <p>{TIEMPOS.cuentas[cuenta]}</p>}
    </PreguntaDialog>
  );
}
