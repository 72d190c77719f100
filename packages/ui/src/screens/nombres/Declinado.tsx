import { formatInstant } from '@garita/domain/formato/instant';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { StateBadge } from '../../components/StateBadge';
import { failureText, useAct } from '../useAct';
import type { CambioNombreScreenProps, NombreDeclinado } from './CambioNombreScreenProps';

export function Declinado({
  declinado,
  onRead,
}: Pick<CambioNombreScreenProps, 'onRead'> & { declinado: NombreDeclinado }) {
  const { state, run } = useAct(onRead);
  return (
    <Card
      title="Tu cambio de nombre no se aceptó"
      aside={<StateBadge tone="danger">Declinada</StateBadge>}
      actions={
        <Button
          variant="tinted"
          isPending={state.kind === 'pending'}
          pendingLabel="Anotando"
          onPress={() => run(declinado)}
        >
          Entendido
        </Button>
      }
    >
      <p>
        <b translate="no">{declinado.encargadoNombre}</b> declinó el{' '}
        <time dateTime={declinado.fecha}>{formatInstant(declinado.fecha)}</time> que te llamaras{' '}
        <strong translate="no">{declinado.nombre}</strong>. Sigues con tu nombre de siempre y puedes
        pedir otro.
      </p>
      {failureText(state) && <p role="alert">{failureText(state)}</p>}
    </Card>
  );
}
