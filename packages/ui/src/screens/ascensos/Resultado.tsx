import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { EmptyState } from '../../components/EmptyState';
import { UserIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { Stack } from '../../components/layout';
import { SkeletonRows } from '../../components/Skeleton';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenBody } from '../ScreenFrame';
import type { AscensosScreenProps, Persona } from './AscensosScreenProps';
import { FichaAscenso } from './FichaAscenso';
import { FichaSkeleton } from './FichaSkeleton';

// Who comes for one person's record needs no list.
const Turnos = lazyPart(() => import('./Turnos'), 'Turnos', { fallback: <SkeletonRows /> });

interface ResultadoProps
  extends Pick<
    AscensosScreenProps,
    | 'busqueda'
    | 'turnos'
    | 'onSearch'
    | 'onAviso'
    | 'viewer'
    | 'siglas'
    | 'now'
    | 'onSend'
    | 'onWaitOver'
  > {
  /** Whose record it is; undefined when nobody of the list was asked for. */
  persona: Persona | undefined;
}

/** What the search found; before one, whose turn it is. */
export function Resultado({
  busqueda,
  turnos,
  persona,
  onSearch,
  onAviso,
  ...rest
}: ResultadoProps) {
  if (busqueda.kind === 'idle')
    return <Turnos turnos={turnos} onSend={rest.onSend} onSearch={onSearch} onAviso={onAviso} />;
  if (busqueda.kind === 'notFound' || !persona) {
    return (
      <div role="status">
        <EmptyState icon={<UserIcon size={48} />} title={ASCENSOS.noEncontrado}>
          Puede que ya no esté en la agencia. Comprueba el nombre y vuelve a buscar.
        </EmptyState>
      </div>
    );
  }
  return (
    <ScreenBody state={busqueda} skeleton={<FichaSkeleton />}>
      {(ascenso) => (
        <Stack>
          <FichaAscenso {...rest} ascenso={ascenso} persona={persona} />
          <div>
            <LinkButton href="/ascensos">Ver a quién le toca</LinkButton>
          </div>
        </Stack>
      )}
    </ScreenBody>
  );
}
