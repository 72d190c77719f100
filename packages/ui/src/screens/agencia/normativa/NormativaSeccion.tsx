import { listDiferencias } from '@garita/domain/normativa/listDiferencias';
import { useState } from 'react';
import styled from 'styled-components';
import { Stack } from '../../../components/layout';
import { useMoneda } from '../../../components/MonedaContext';
import { Notice } from '../../../components/Notice';
import { SaveBar } from '../../../components/SaveBar';
import { space } from '../../../theme/tokens';
import { PreguntaDialog } from '../../PreguntaDialog';
import { ScreenBody } from '../../ScreenFrame';
import type { ScreenState } from '../../ScreenState';
import type { Act } from '../../useAct';
import { Aceptaciones, type AceptacionesDatos } from './Aceptaciones';
import { ArticulosEditor } from './ArticulosEditor';
import { CastigosEditor } from './CastigosEditor';
import { EstadoBorrador } from './EstadoBorrador';
import { InfraccionesEditor } from './InfraccionesEditor';
import { PersonalEditor } from './PersonalEditor';
import { PublicarDialog } from './PublicarDialog';
import { QueCambia } from './QueCambia';
import { type BorradorEnviado, type Datos, useBorrador } from './useBorrador';

const Columns = styled(Stack)`
  align-items: start;
  gap: ${space[4]};
  @media (min-width: 1000px) { grid-template-columns: minmax(0, 1fr) 380px; }
`;

interface NormativaSeccionProps {
  /** The published normativa (normativa) and its draft (borradorNormativa). */
  state: ScreenState<Datos>;
  /** The acceptances, person by person (aceptacionesNormativa). */
  aceptaciones: ScreenState<{ readonly aceptaciones: AceptacionesDatos }>;
  /** Saves or discards the draft (guardarNormativa). A rejection is shown above the draft. */
  onSave: Act<[BorradorEnviado]>;
  /** Publishes the draft (publicarNormativa). The confirmation shows a rejection. */
  onPublish: Act<[{ readonly numero: number }]>;
}

function Editor({
  datos,
  aceptaciones,
  onSave,
  onPublish,
}: Omit<NormativaSeccionProps, 'state'> & { datos: Datos }) {
  const moneda = useMoneda();
  const [asked, setAsked] = useState<'publicar' | 'descartar' | null>(null);
  const { publicada, borrador } = datos;
  const { draft, sinGuardar, cambios } = useBorrador(datos, onSave);
  const guardados = borrador.contenido
    ? listDiferencias(publicada.contenido, borrador.contenido, moneda)
    : [];
  const { numero } = borrador;
  const isDirty = draft.changed.length > 0;
  return (
    <Stack $gap={4}>
      <EstadoBorrador
        datos={datos}
        count={guardados.length}
        isDirty={isDirty}
        onDiscard={() => setAsked('descartar')}
        onPublish={() => setAsked('publicar')}
      />
      {draft.serverError && <Notice tone="danger">{draft.serverError}</Notice>}
      <Columns>
        <Stack $gap={4}>
          <InfraccionesEditor
            normativa={draft.values}
            publicada={publicada.contenido}
            onChange={draft.field('infracciones').onChange}
          />
          <CastigosEditor normativa={draft.values} onChange={draft.field('tipos').onChange} />
          <PersonalEditor draft={draft} />
          <ArticulosEditor
            articulos={draft.values.articulos}
            onChange={draft.field('articulos').onChange}
          />
        </Stack>
        <Stack $gap={4}>
          <QueCambia cambios={cambios} />
          <Aceptaciones state={aceptaciones} isPropia={publicada.propia} />
        </Stack>
      </Columns>
      {/* An empty line in a list is no difference, but counts as a change here so that it can be
          saved or discarded. */}
      <SaveBar
        count={isDirty ? Math.max(1, sinGuardar.length) : 0}
        onDiscard={draft.discard}
        onSave={draft.save}
        isPending={draft.isPending}
        saveLabel="Guardar borrador"
      />
      {asked === 'publicar' && borrador.contenido && (
        <PublicarDialog
          version={publicada.version + 1}
          contenido={borrador.contenido}
          cambios={guardados}
          onPublish={() => onPublish({ numero })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'descartar' && (
        <PreguntaDialog
          title="¿Descartar el borrador?"
          confirmLabel="Descartar"
          tone="danger"
          staleTitle="No se ha descartado"
          backLabel="Volver al borrador"
          onAct={() => onSave({ numero, contenido: null })}
          onClose={() => setAsked(null)}
        >
          <p>Se pierden sus cambios. Lo publicado sigue como está.</p>
        </PreguntaDialog>
      )}
    </Stack>
  );
}

export function NormativaSeccion({ state, ...rest }: NormativaSeccionProps) {
  return <ScreenBody state={state}>{(datos) => <Editor datos={datos} {...rest} />}</ScreenBody>;
}
