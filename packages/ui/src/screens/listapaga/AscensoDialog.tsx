import { formatCredits } from '@garita/domain/formato/credits';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { useMoneda } from '../../components/MonedaContext';
import { Notice } from '../../components/Notice';
import { SkeletonRows } from '../../components/Skeleton';
import { color, space } from '../../theme/tokens';
import { Figures } from '../Figures';
import { ScreenBody } from '../ScreenFrame';
import { failureText, useAct } from '../useAct';
import type { AscensoPaga, ListaPagaFila, ListaPagaScreenProps } from './ListaPagaScreenProps';

const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  color: ${color.tinta2};
`;
const Steps = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  dt { color: ${color.tinta3}; }
  dd { color: ${color.tinta}; font-weight: 700; overflow-wrap: anywhere; }
`;

/** The person, the old and the new mission (LPG-09), and what remains of the pay. */
function Oferta({
  oferta: { usuarioNombre, mision, nueva, precio, resto, faltaFirma },
}: {
  oferta: AscensoPaga;
}) {
  const moneda = useMoneda();
  return (
    <>
      <Steps>
        <dt>Usuario</dt>
        <dd translate="no">{usuarioNombre}</dd>
        <dt>Misión actual</dt>
        <dd>{mision}</dd>
        {nueva !== null && (
          <>
            <dt>Misión nueva</dt>
            <dd>{nueva}</dd>
          </>
        )}
      </Steps>
      {nueva === null ? (
        <Notice tone="info">{LISTA_PAGA.noAlcanza}</Notice>
      ) : (
        <>
          <Figures
            figures={[
              ['Paga', formatCredits(precio + resto, moneda)],
              ['Cuesta', formatCredits(precio, moneda)],
              ['Se le entrega', formatCredits(resto, moneda)],
            ]}
          />
          {faltaFirma === 1 ? (
            <Notice tone="caution">{LISTA_PAGA.faltaFirma}</Notice>
          ) : (
            <p>
              La paga quedará pagada y ya no se podrá deshacer. Si tenía un ascenso propuesto, queda
              sin efecto.
            </p>
          )}
        </>
      )}
    </>
  );
}

interface AscensoDialogProps extends Pick<ListaPagaScreenProps, 'oferta' | 'onPromote'> {
  fila: ListaPagaFila;
  onClose: () => void;
}

/**
 * The confirmation before a pay buys a promotion (LPG-24). The request carries the shown offer: if
 * the offer has changed, the server refuses, and the confirmation shows the current offer.
 */
export function AscensoDialog({ fila, oferta: state, onPromote, onClose }: AscensoDialogProps) {
  const { state: act, run } = useAct(onPromote, onClose);
  const isPending = act.kind === 'pending';
  const failure = failureText(act);
  const oferta = state.kind === 'ready' ? state.data.oferta : null;
  const accept =
    oferta !== null && oferta.id_rango !== null && oferta.nueva !== null && oferta.faltaFirma === 0
      ? {
          id: fila.id,
          usuario: fila.usuario,
          rango: oferta.id_rango,
          paga: oferta.precio + oferta.resto,
          mision: oferta.nueva,
        }
      : null;
  return (
    <Dialog
      onClose={onClose}
      title="Ascenso con la paga"
      role="alertdialog"
      size="small"
      stripe
      isDismissable={!isPending}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending} autoFocus>
            {oferta !== null && accept === null ? 'Cerrar' : 'Cancelar'}
          </Button>
          {accept && (
            <Button
              variant="primary"
              onPress={() => run(accept)}
              isPending={isPending}
              pendingLabel="Ascendiendo"
            >
              Ascender
            </Button>
          )}
        </>
      }
    >
      <Body>
        <ScreenBody
          state={state}
          skeleton={
            <SkeletonRows rows={3} hasAvatar={false} label="Calculando qué alcanza a pagar…" />
          }
        >
          {(data) => <Oferta oferta={data.oferta} />}
        </ScreenBody>
        {failure && <Notice tone="danger">{failure}</Notice>}
      </Body>
    </Dialog>
  );
}
