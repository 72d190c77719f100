import { countCoinciden } from '@garita/domain/ausencias/countCoinciden';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon } from '../../components/icons';
import { plainList, Quiet } from '../../components/layout';
import { focusRing } from '../../theme/focusRing';
import { radius, space } from '../../theme/tokens';
import { TeclasCola } from '../cola/TeclasCola';
import { useColaKeys } from '../cola/useColaKeys';
import { PersonaCell } from '../PersonaCell';
import type { Ausencia, AusenciasScreenProps, RespuestaAusencia } from './AusenciasScreenProps';
import { Dias } from './Dias';
import { mayDecide } from './mayDecide';

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: ${space[4]};
  > li { display: grid; grid-template-columns: minmax(0, 1fr); border-radius: ${radius.card}; outline: none; }
  > li:focus-visible { ${focusRing} }
`;
const What = styled.div`
  margin-top: ${space[4]};
`;
const Acts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`;

const PALABRAS = { aceptar: 'Aceptar', rechazar: 'Declinar' };

interface PendientesProps extends Pick<AusenciasScreenProps, 'viewer' | 'cola'> {
  pendientes: readonly Ausencia[];
  /** All loaded absences. */
  todas: readonly Ausencia[];
  hoy: string;
}

/** The pending absences (AUS-07). Answers need no confirmation: for a while they can be undone. */
export function Pendientes({ pendientes, todas, hoy, viewer, cola }: PendientesProps) {
  const list = useRef<HTMLUListElement>(null);
  const mine = useMemo(
    () => pendientes.filter((ausencia) => mayDecide(viewer, ausencia)),
    [pendientes, viewer],
  );
  const answer = useColaKeys(list, {
    rows: mine,
    palabras: PALABRAS,
    onDecide: (id, respuesta) =>
      cola.onDecide(mine.find((one) => one.id === id) as Ausencia, respuesta),
    onUndo: cola.onUndo,
  });
  if (pendientes.length === 0) {
    return (
      <EmptyState icon={<CheckIcon size={48} />} title="Nadie espera respuesta">
        Cuando alguien avise de que no estará, lo verás aquí y decidirás si lo aceptas.
      </EmptyState>
    );
  }
  return (
    <>
      {mine.length > 0 && <TeclasCola palabras={PALABRAS} />}
      <List ref={list}>
        {pendientes.map((ausencia) => (
          <li key={ausencia.id} data-cola={ausencia.id} tabIndex={-1}>
            <Pendiente
              ausencia={ausencia}
              todas={todas}
              hoy={hoy}
              viewer={viewer}
              onDecide={(respuesta) => answer(ausencia.id, respuesta)}
            />
          </li>
        ))}
      </List>
    </>
  );
}

interface PendienteProps extends Pick<PendientesProps, 'todas' | 'hoy' | 'viewer'> {
  ausencia: Ausencia;
  onDecide: (respuesta: RespuestaAusencia) => void;
}

/** How many other people are already absent on some of these days. */
function Coinciden({ ausencia, todas }: Pick<PendienteProps, 'ausencia' | 'todas'>) {
  const count = countCoinciden(ausencia, todas);
  return count === 0 ? null : (
    <Quiet $small $above={3}>
      {count === 1
        ? 'Otra persona falta ya alguno de esos días'
        : `Otras ${count} personas faltan ya alguno de esos días`}
    </Quiet>
  );
}

function Pendiente({ ausencia, todas, hoy, viewer, onDecide }: PendienteProps) {
  const of = `: ${ausencia.usuarioNombre}`;
  const actions = mayDecide(viewer, ausencia) && (
    <Acts>
      <Button variant="tinted" aria-label={`Aceptar${of}`} onPress={() => onDecide('aceptar')}>
        Aceptar
      </Button>
      <Button aria-label={`Declinar${of}`} onPress={() => onDecide('rechazar')}>
        Declinar
      </Button>
    </Acts>
  );
  return (
    <Card {...(actions && { actions })}>
      <PersonaCell usuario={ausencia.usuarioNombre} categoria={ausencia.id_categoria} />
      <What>
        <Dias ausencia={ausencia} hoy={hoy} />
      </What>
      <Coinciden ausencia={ausencia} todas={todas} />
      {!actions && (
        <Quiet $small $above={4}>
          {ausencia.usuario === viewer.id
            ? 'Es la tuya: la decide otra persona.'
            : 'La decide alguien de una categoría superior a la suya.'}
        </Quiet>
      )}
    </Card>
  );
}
