import { Card } from '../../components/Card';
import { Loading, Skeleton } from '../../components/Skeleton';
import { Acts, Head, List, Words } from './solicitudLayout';

/** The place of the requests while they load: mostly there is one. */
export function SolicitudesSkeleton() {
  return (
    <Loading label="Cargando solicitudes…">
      <List as="div">
        <Card>
          <Head>
            <Skeleton width="64px" height="64px" />
            <Words>
              <Skeleton width="60%" height="20px" />
            </Words>
          </Head>
          <Acts>
            <Skeleton height="44px" />
            <Skeleton height="44px" />
          </Acts>
        </Card>
      </List>
    </Loading>
  );
}
