import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { Stack } from '../../components/layout';
import { UserPicker } from '../../components/UserPicker/UserPicker';
import { PreguntaDialog } from '../PreguntaDialog';
import { describeGrupos, toListas } from './agruparMarcas';
import { Cerrados } from './Cerrados';
import { Consecuencias } from './Consecuencias';
import { FilasPase } from './FilasPase';
import type { DatosNuevaLista, PaseLista, PaseListaScreenProps } from './PaseListaScreenProps';
import { PieLista } from './PieLista';
import { useClosedTimes } from './useClosedTimes';
import { useNuevaLista } from './useNuevaLista';

const Charge = styled.div`
  max-width: 440px;
`;

interface NuevaListaProps
  extends Pick<PaseListaScreenProps, 'viewer' | 'now' | 'borrador' | 'onBorrador' | 'onSend'> {
  datos: DatosNuevaLista;
  pases: readonly PaseLista[];
  canSend: boolean;
  impedimento: ReactNode;
  onSent: () => void;
}

/** The form of a new list (PLI-02): a row for each person, the person left in charge, sending. */
export function NuevaLista(props: NuevaListaProps) {
  // The data as they were when the list was sent. Updates that arrive while it is being sent come
  // from the list itself, and must not be reported as another user's changes.
  const [sent, setSent] = useState<DatosNuevaLista | null>(null);
  const { viewer, borrador, canSend, impedimento, onSend, onSent } = props;
  const datos = sent ?? props.datos;
  const lista = useNuevaLista({ ...props, datos });
  const { filas, grupos, queda, failure } = lista;
  const cerrados = useClosedTimes(datos.tiempos);
  const [isAsking, setAsking] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const ask = () => {
    if (lista.check()) setAsking(true);
    else if (queda === null) picker.current?.focus();
  };
  return (
    <Stack>
      {impedimento}
      <Cerrados nombres={cerrados} />
      {filas.length === 0 ? (
        <Nadie isAlone={datos.tiempos.length > 0} />
      ) : (
        <>
          <FilasPase lista={lista} marcas={borrador.marcas} viewer={viewer} />
          <Charge>
            <UserPicker
              label="Queda al cargo"
              people={datos.personas}
              value={queda}
              onChange={lista.setQueda}
              errorMessage={failure?.campo === 'queda' ? failure.texto : undefined}
              inputRef={picker}
            />
          </Charge>
          <PieLista
            cuentas={describeGrupos(grupos)}
            error={failure?.campo === 'sumados' ? failure.texto : undefined}
            isDisabled={!canSend}
            onSend={ask}
          />
        </>
      )}
      {isAsking && queda !== null && (
        <PreguntaDialog
          title="¿Enviar la lista?"
          confirmLabel="Enviar"
          {...(grupos.fuerabase.length > 0 && { tone: 'danger', irreversible: true })}
          onAct={async () => {
            setSent(datos);
            try {
              await onSend({ ...toListas(grupos), encargado: queda });
            } catch (error) {
              setSent(null);
              throw error;
            }
            onSent();
          }}
          onClose={() => setAsking(false)}
        >
          <Consecuencias
            grupos={grupos}
            queda={
              queda === viewer.id
                ? null
                : (datos.personas.find(({ id }) => id === queda)?.usuario ?? null)
            }
          />
        </PreguntaDialog>
      )}
    </Stack>
  );
}

function Nadie({ isAlone }: { isAlone: boolean }) {
  return (
    <EmptyState
      icon={<UsersIcon size={48} />}
      title={isAlone ? 'Nadie más tiene un tiempo abierto' : 'Nadie tiene un tiempo abierto'}
    >
      {isAlone
        ? 'Solo está abierto el tuyo, y a ti mismo no se te pasa lista.'
        : 'Se pasa lista a quienes tienen uno: ahora no hay a quién.'}
    </EmptyState>
  );
}
