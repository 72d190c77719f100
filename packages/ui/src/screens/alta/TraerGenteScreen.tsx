import { contar } from '@garita/domain/formato/contar';
import { formatInteger } from '@garita/domain/formato/credits';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Stack } from '../../components/layout';
import { PageHeader } from '../../components/PageHeader';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenBody, ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { failureText, useAct } from '../useAct';
import { PegarLista } from './PegarLista';
import {
  type AltaPreview,
  type Codigos,
  countFilas,
  type TraerGenteScreenProps,
} from './TraerGenteScreenProps';
import { useLista } from './useLista';

const RevisarLista = lazyPart(() => import('./RevisarLista'), 'RevisarLista');
const CodigosHechos = lazyPart(() => import('./CodigosHechos'), 'CodigosHechos');
const Pendientes = lazyPart(() => import('./Pendientes'), 'Pendientes');

const TITLE = 'Traer gente';
const personas = (count: number): string =>
  count === 1 ? 'una persona' : `${formatInteger(count)} personas`;

/** A summary such as `37 listas, 3 por arreglar, 2 ya estaban`; null while unknown. */
function describe(previa: ScreenState<AltaPreview>): string | null {
  if (previa.kind !== 'ready') return null;
  const { filas } = previa.data;
  const [nuevas, malas] = [countFilas(filas, 'nueva'), countFilas(filas, 'falta')];
  const estaban = countFilas(filas, 'estaba') + countFilas(filas, 'distinta');
  return [
    contar(nuevas, 'lista', 'listas'),
    ...(malas > 0 ? [`${malas} por arreglar`] : []),
    ...(estaban > 0 ? [contar(estaban, 'ya estaba', 'ya estaban')] : []),
  ].join(', ');
}

export function TraerGenteScreen(props: TraerGenteScreenProps) {
  const { state, previa, borrador, onFilas, onAlta, onCodigos } = props;
  const { lista, onTexto, onOtra } = useLista(borrador);
  const [hechos, setHechos] = useState<Codigos | null>(null);
  const [isAsking, setAsking] = useState(false);
  const filas = lista?.filas ?? null;
  useEffect(() => onFilas(filas), [filas, onFilas]);
  useEffect(RevisarLista.preload, []);
  useEffect(CodigosHechos.preload, []);
  const alta = useAct(async () => {
    setHechos(await onAlta(filas ?? []));
    onOtra();
  });
  if (hechos) return <CodigosHechos {...props} hechos={hechos} />;
  if (!lista) {
    return (
      <ScreenFrame title={TITLE} state={state}>
        {({ pendientes }) => (
          <Stack $gap={5}>
            <PegarLista onTexto={onTexto} />
            <Pendientes pendientes={pendientes} onCodigos={onCodigos} onHechos={setHechos} />
          </Stack>
        )}
      </ScreenFrame>
    );
  }
  const checked = previa.kind === 'ready' ? previa.data.filas : [];
  const [nuevas, malas] = [countFilas(checked, 'nueva'), countFilas(checked, 'falta')];
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle={<span role="status">{describe(previa) ?? 'Revisando la lista…'}</span>}
        secondary={<Button onPress={onOtra}>Otra lista</Button>}
        action={
          <Button
            variant="primary"
            isDisabled={nuevas === 0 || malas > 0}
            onPress={() => setAsking(true)}
          >
            Dar de alta
          </Button>
        }
      />
      <ScreenBody state={state}>
        {({ misiones }) => (
          <RevisarLista lista={lista} previa={previa} misiones={misiones} onOtra={onOtra} />
        )}
      </ScreenBody>
      <ConfirmDialog
        isOpen={isAsking}
        title={`¿Dar de alta a ${personas(nuevas)}?`}
        confirmLabel="Dar de alta"
        onConfirm={alta.run}
        onCancel={() => setAsking(false)}
        isPending={alta.state.kind === 'pending'}
        error={failureText(alta.state)}
      >
        Podrán entrar en el portal con un código que verás a continuación, una sola vez.
      </ConfirmDialog>
    </>
  );
}
