import { formatAnios } from '@garita/domain/formato/anios';
import { type ReactNode, type Ref, useContext, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { CaraContext } from '../../components/CaraContext';
import { Dialog } from '../../components/Dialog';
import { SendIcon } from '../../components/icons';
import { Quiet, Stack } from '../../components/layout';
import { Placa } from '../../components/Placa';
import { color, media, motion, radius, space, text } from '../../theme/tokens';
import { CodeLine } from '../CodeLine';
import { failureText, useAct } from '../useAct';
import { Barrera } from './Barrera';
import type { Celebracion, CelebracionDialogProps, Escalon } from './CelebracionProps';
import { Confeti } from './Confeti';
import { drawTarjeta } from './drawTarjeta';

const rise = keyframes`from { transform: translateY(40px); opacity: 0; }`;

const Scene = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  justify-content: center;
  gap: ${space[4]};
  min-height: 176px;
  padding: ${space[5]} ${space[4]} ${space[4]};
  border-radius: ${radius.card};
  background: ${color.pozo};
  overflow: hidden;
`;
const Step = styled.div`
  display: grid;
  flex: 1 1 0;
  justify-items: center;
  gap: ${space[2]};
  min-width: 0;
  font-size: ${text[15]};
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
  &[data-ahora] { font-weight: 700; }
  &[data-ahora] > :first-child { ${media.motion} { animation: ${rise} 700ms 700ms ${motion.ease} backwards; } }
  /* Without a former mission, the only badge is beside the barrier. */
  svg:first-child + & { flex: 0 1 auto; }
  &:not([data-ahora]) { color: ${color.tinta2}; }
`;
/** Doubles the badge's size: pixel art scales only by whole numbers. */
const Big = styled.span`
  display: grid;
  place-items: center;
  width: 80px;
  height: 80px;
  > * { scale: 2; }
`;
const Words = styled.p`
  font-size: ${text[18]};
  text-align: center;
`;

interface PlaceProps extends Escalon {
  /** Ref of the new badge's element, from which the shared picture is drawn. */
  bigRef?: Ref<HTMLSpanElement>;
}

function Place({ mision, categoria, placa, bigRef }: PlaceProps) {
  const badge = <Placa categoria={categoria} image={placa} size={40} />;
  return (
    <Step {...(bigRef && { 'data-ahora': '' })}>
      {bigRef ? <Big ref={bigRef}>{badge}</Big> : badge}
      {mision}
    </Step>
  );
}

type Ascenso = Extract<Celebracion, { tipo: 'ascenso' }>;

function DeAscenso({
  celebracion,
  usuario,
  onCopy,
  onShare,
  onClose,
}: CelebracionDialogProps & { celebracion: Ascenso }) {
  const { quien, antes, ahora, lema } = celebracion;
  const { nombre: agencia } = useContext(CaraContext);
  const big = useRef<HTMLSpanElement>(null);
  const { state, run } = useAct(() =>
    onShare(
      drawTarjeta({ usuario, ahora, agencia, placa: big.current?.firstElementChild ?? null }),
    ),
  );
  const failure = failureText(state);
  return (
    <Dialog
      onClose={onClose}
      title="¡Asciendes!"
      size="small"
      stripe
      actions={
        <>
          <Button
            icon={<SendIcon size={20} />}
            onPress={() => run()}
            isPending={state.kind === 'pending'}
            pendingLabel="Preparando la imagen"
          >
            Compartir
          </Button>
          <Button variant="primary" onPress={onClose}>
            Seguir
          </Button>
        </>
      }
    >
      <Stack>
        <Scene>
          {antes && <Place {...antes} />}
          <Barrera />
          <Place {...ahora} bigRef={big} />
          <Confeti />
        </Scene>
        <Words>
          Enhorabuena, <span translate="no">{usuario}</span>. Te ha ascendido{' '}
          <span translate="no">{quien}</span>: ya eres <b>{ahora.mision}</b>.
        </Words>
        <div>
          <CodeLine
            code={lema}
            action={
              <Button size="small" variant="quiet" onPress={() => onCopy(lema)}>
                Copiar
              </Button>
            }
          />
          <Quiet $small $above={1}>
            Para la misión de tu avatar.
          </Quiet>
        </div>
        {failure !== undefined && <p role="alert">{failure}</p>}
      </Stack>
    </Dialog>
  );
}

interface DeHonorProps extends Pick<CelebracionDialogProps, 'usuario' | 'onClose'> {
  titulo: string;
  /** The rest of the sentence, after the congratulation. */
  children: ReactNode;
}

function DeHonor({ usuario, titulo, onClose, children }: DeHonorProps) {
  return (
    <Dialog
      onClose={onClose}
      title={titulo}
      size="small"
      actions={
        <Button variant="primary" onPress={onClose}>
          Seguir
        </Button>
      }
    >
      <Stack>
        <Scene>
          <Avatar usuario={usuario} size="huge" />
          <Confeti />
        </Scene>
        <Words>
          Enhorabuena, <span translate="no">{usuario}</span>: {children}.
        </Words>
      </Stack>
    </Dialog>
  );
}

export function CelebracionDialog(props: CelebracionDialogProps) {
  const { celebracion } = props;
  if (celebracion.tipo === 'ascenso') return <DeAscenso {...props} celebracion={celebracion} />;
  if (celebracion.tipo === 'aniversario') {
    return (
      <DeHonor {...props} titulo={`¡${formatAnios(celebracion.anios)} en la agencia!`}>
        hoy cumples <b>{formatAnios(celebracion.anios)}</b> en la agencia. Gracias por cada turno
      </DeHonor>
    );
  }
  return (
    <DeHonor {...props} titulo="Empleado del mes">
      estás entre los empleados del mes, por <span translate="no">{celebracion.quien}</span>
    </DeHonor>
  );
}
