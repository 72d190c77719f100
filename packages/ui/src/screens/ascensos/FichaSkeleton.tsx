import { Card } from '../../components/Card';
import { Loading, Skeleton } from '../../components/Skeleton';
import { Fact, Facts, Foot, Head, Name } from './fichaLayout';

const LABELS = ['Misión actual', 'Ascendido por', 'Siguiente misión', 'Tiempo restante'] as const;

/** The place of a record while it is looked up. */
export function FichaSkeleton() {
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
