import type { Descuento } from '@garita/domain/fichajes/acciones';
import { descontadoOf } from '@garita/domain/fichajes/fichaje';
import { useState } from 'react';
import { lazyPart } from '../../parts/lazyPart';
import { columnasFichajes } from './columns';
import type { FichajeRegistrado, RegistrosScreenProps } from './RegistrosScreenProps';
import { Tabla } from './Tabla';

const PreguntaDialog = lazyPart(() => import('../PreguntaDialog'), 'PreguntaDialog');
const CorreccionDialog = lazyPart(() => import('../fichajes/CorreccionDialog'), 'CorreccionDialog');
const FichajeDialog = lazyPart(() => import('./FichajeDialog'), 'FichajeDialog');

interface FichajesProps extends Pick<RegistrosScreenProps, 'viewer' | 'onSubtract' | 'onCorrect'> {
  fichajes: readonly FichajeRegistrado[];
  caption: string;
  palabra: string;
  vacio: string;
  csvName: string;
}

/** The records: each opens its details, where minutes can be deducted (LOG-04, LOG-05). */
export function Fichajes({ fichajes, viewer, onSubtract, onCorrect, ...common }: FichajesProps) {
  const [id, setId] = useState<number | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const [restando, setRestando] = useState<Descuento | null>(null);
  // The record is looked up in the current list, so that the open dialog shows a new deduction.
  const fichaje = fichajes.find((one) => one.id === id);
  return (
    <>
      <Tabla
        {...common}
        columns={columnasFichajes}
        entradas={fichajes}
        rowActions={(fila) => [{ id: 'detalle', label: 'Detalle', onPress: () => setId(fila.id) }]}
      />
      {fichaje && (
        <FichajeDialog
          fichaje={fichaje}
          viewer={viewer}
          onSubtract={setRestando}
          onCorrect={() => setCorrecting(true)}
          onClose={() => setId(null)}
        />
      )}
      {fichaje && isCorrecting && (
        <CorreccionDialog
          usuario={fichaje.nombreUsuario}
          min={fichaje.min}
          descontado={descontadoOf(fichaje)}
          onCorrect={(correccion) => onCorrect(fichaje, correccion)}
          onClose={() => setCorrecting(false)}
        />
      )}
      {fichaje && restando && (
        <PreguntaDialog
          title={`¿Restar ${restando} minutos?`}
          confirmLabel={`Restar ${restando} minutos`}
          tone="danger"
          staleTitle="No se han restado"
          backLabel="Volver al fichaje"
          onAct={() => onSubtract(fichaje, restando)}
          onClose={() => setRestando(null)}
        >
          <p>
            A <strong translate="no">{fichaje.nombreUsuario}</strong> se le contarán menos en este
            fichaje, nunca por debajo de cero. Una corrección los devuelve.
          </p>
        </PreguntaDialog>
      )}
    </>
  );
}
