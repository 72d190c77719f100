import { contar } from '@garita/domain/formato/contar';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { ShieldIcon } from '../../components/icons/firstPage';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { ListScreen } from '../ListScreen';
import { PreguntaDialog } from '../PreguntaDialog';
import { useTellVetados } from './useTellVetados';
import type { Veto, VetosScreenProps } from './VetosScreenProps';
import { toneVeto, vetosColumns } from './vetosColumns';

const NuevoVeto = lazyPart(() => import('./NuevoVeto'), 'NuevoVeto');
const VetarVarios = lazyPart(() => import('./VetarVarios'), 'VetarVarios');

const describeVigentes = (vetos: readonly Veto[]): string => {
  const count = vetos.filter(({ estado }) => estado === 'vigente').length;
  return count === 0 ? 'Ningún veto en vigor' : contar(count, 'veto en vigor', 'vetos en vigor');
};

export function VetosScreen(props: VetosScreenProps) {
  const { state, personas, onVeto, onLift } = props;
  const { data } = state.kind === 'ready' ? state : {};
  const tellVetados = useTellVetados(data?.vetos ?? [], props);
  const [isAsking, setAsking] = useState(false);
  const [isMany, setMany] = useState(false);
  const [levantado, setLevantado] = useState<Veto | null>(null);
  return (
    <ListScreen
      title="Vetos"
      subtitle={describeVigentes}
      action={
        <>
          <Button onPress={() => setMany(true)} isDisabled={personas.kind === 'loading'}>
            Vetar varios
          </Button>
          <AddButton onPress={() => setAsking(true)}>Nuevo veto</AddButton>
        </>
      }
      state={state}
      rowsOf={({ vetos }) => vetos}
      columns={vetosColumns}
      actionsOf={(veto) =>
        veto.estado === 'vigente'
          ? [{ id: 'levantar', label: 'Levantar', onPress: () => setLevantado(veto) }]
          : []
      }
      rowTone={toneVeto}
      empty={
        <EmptyState icon={<ShieldIcon size={48} />} title="No hay nombres vetados">
          Veta con «Nuevo veto» a quien no deba entrar: su nombre, y los que se confunden con él, no
          podrán registrarse, y en la puerta saldrá en rojo.
        </EmptyState>
      }
      noun={{ one: 'veto', many: 'vetos' }}
      csvName="vetos"
    >
      {levantado && (
        <PreguntaDialog
          title={`¿Levantar el veto de ${levantado.nombre}?`}
          confirmLabel="Levantar el veto"
          staleTitle="No se ha levantado"
          onAct={() => onLift(levantado)}
          onClose={() => setLevantado(null)}
        >
          <p>
            <strong translate="no">{levantado.nombre}</strong>, y los nombres que se confunden con
            él, podrán volver a entrar y a registrarse. El veto queda en la lista, con quién lo
            levantó y cuándo.
          </p>
        </PreguntaDialog>
      )}
      {isAsking && data && (
        <NuevoVeto hoy={data.hoy} onVeto={onVeto} onClose={() => setAsking(false)} />
      )}
      {isMany && data && (
        <VetarVarios {...props} {...data} onHechos={tellVetados} onClose={() => setMany(false)} />
      )}
    </ListScreen>
  );
}
