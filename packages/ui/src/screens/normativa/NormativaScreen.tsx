import type { components } from '@garita/api-client/schema';
import { formatInstant } from '@garita/domain/formato/instant';
import { Stack } from '../../components/layout';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { Aceptacion, type AceptacionPropia, type AceptacionProps } from './Aceptacion';
import { NormativaContenido } from './NormativaContenido';

type Schemas = components['schemas'];
type Publicada = Schemas['NormativaPublicada'];

interface NormativaScreenProps extends Pick<AceptacionProps, 'onAccept'> {
  /** The published version of the normativa (normativa). */
  state: ScreenState<{ readonly normativa: Publicada }>;
  /** The viewer's acceptance; null for visitors, and until it has loaded. */
  aceptacion: AceptacionPropia | null;
  /** All versions (versionesNormativa), for signed-in users; empty until they have loaded. */
  versiones: readonly Schemas['VersionNormativa'][];
}

const QUE_ES = 'Las faltas, sus castigos y las normas de la agencia';
/** Omits version and date for the built-in normativa: its date has no meaning. */
const describe = ({ version, publicada, propia }: Publicada): string =>
  propia
    ? `${QUE_ES} · Versión ${version}, del ${formatInstant(publicada, { part: 'fecha' })}`
    : QUE_ES;

export function NormativaScreen({ state, aceptacion, versiones, onAccept }: NormativaScreenProps) {
  return (
    <ScreenFrame
      title="Normativa"
      subtitle={state.kind === 'ready' ? describe(state.data.normativa) : QUE_ES}
      state={state}
    >
      {({ normativa }) => (
        <Stack $gap={5}>
          {/* The acceptance may belong to another version than the shown one. */}
          {aceptacion?.version === normativa.version && (
            <Aceptacion normativa={normativa} aceptacion={aceptacion} onAccept={onAccept} />
          )}
          <NormativaContenido normativa={normativa.contenido} versiones={versiones} />
        </Stack>
      )}
    </ScreenFrame>
  );
}
