import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { UserIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { Stack } from '../../components/layout';
import { Loading, Skeleton, SkeletonRows } from '../../components/Skeleton';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenBody } from '../ScreenFrame';
import type { AscensosScreenProps, Persona } from './AscensosScreenProps';
import { FichaAscenso } from './FichaAscenso';
import { Fact, Facts, Foot, Head, Name } from './fichaLayout';

const LABELS = ['Misión actual', 'Ascendido por', 'Siguiente misión', 'Tiempo restante'] as const;

function FichaSkeleton() {
  return (
    <Loading label="Buscando la ficha…">
      <Card>
        <Head>
          <Skeleton width="64px" height="64px" />
          <Name>
            <Skeleton width="200px" height="28px" />
          </Name>
        </Head>
        <Facts aria-hidden="true">
          {LABELS.map((label) => (
            <Fact key={label} label={label}>
              <Skeleton width="160px" height="18px" />
            </Fact>
          ))}
        </Facts>
        <Foot>
          <Skeleton width="170px" height="44px" />
        </Foot>
      </Card>
    </Loading>
  );
}

const Turnos = lazyPart(() => import('./Turnos'), 'Turnos', { fallback: <SkeletonRows /> });

interface ResultadoProps
  extends Pick<
    AscensosScreenProps,
    | 'busqueda'
    | 'turnos'
    | 'cola'
    | 'onSearch'
    | 'viewer'
    | 'siglas'
    | 'now'
    | 'onSend'
    | 'onWaitOver'
  > {
  persona: Persona | undefined;
}

export function Resultado(props: ResultadoProps) {
  const { busqueda, turnos, cola, persona, onSearch, ...rest } = props;
  if (busqueda.kind === 'idle')
    return <Turnos turnos={turnos} cola={cola} onSearch={onSearch} now={rest.now} />;
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
