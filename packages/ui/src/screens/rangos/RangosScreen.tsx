import { isSeleccionable } from '@garita/domain/rangos/isSeleccionable';
import { Accordion } from '../../components/Accordion';
import { EmptyState } from '../../components/EmptyState';
import { ShieldIcon } from '../../components/icons';
import { Placa } from '../../components/Placa';
import { SkeletonRows } from '../../components/Skeleton';
import { StateBadge } from '../../components/StateBadge';
import { Tabs } from '../../components/Tabs';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { Misiones } from './Misiones';
import { Paga } from './Paga';
import type { CategoriaWire, RangosData } from './RangosData';
import { RequisitosPaga } from './RequisitosPaga';

interface CategoriaProps {
  categoria: CategoriaWire;
  categorias: readonly CategoriaWire[];
  reduccion: readonly { readonly image: string }[];
}

function Categoria({ categoria, categorias, reduccion }: CategoriaProps) {
  return (
    <Tabs
      label={categoria.n_categoria}
      tabs={[
        { id: 'misiones', label: 'Misiones', content: <Misiones categoria={categoria} /> },
        {
          id: 'requisitos',
          label: 'Requisitos Paga',
          content: (
            <RequisitosPaga categoria={categoria} categorias={categorias} reduccion={reduccion} />
          ),
        },
        { id: 'paga', label: 'Paga', content: <Paga categoria={categoria} /> },
      ]}
    />
  );
}

interface RangosScreenProps {
  state: ScreenState<{ readonly rangos: RangosData }>;
  /** The viewer's category; null for a visitor. */
  propia: number | null;
}

const empty = (
  <EmptyState icon={<ShieldIcon size={48} />} title="Todavía no hay rangos">
    Aquí estará el escalafón de la agencia en cuanto la dirección lo haya definido.
  </EmptyState>
);

/** An entry for each selectable category. At first only the first is open (RAN-01 to RAN-03). */
function Escala({
  rangos: { categorias, reduccion },
  propia,
}: { rangos: RangosData } & Pick<RangosScreenProps, 'propia'>) {
  const visibles = categorias.filter(isSeleccionable);
  if (visibles.length === 0) return empty;
  return (
    <Accordion
      isBeside
      items={visibles.map((categoria) => ({
        id: categoria.id_categoria,
        title: categoria.n_categoria,
        mark: <Placa categoria={categoria.id_categoria} image={categoria.placa} size={40} />,
        aside: categoria.id_categoria === propia && (
          <StateBadge tone="primary">Tu categoría</StateBadge>
        ),
        content: <Categoria categoria={categoria} categorias={categorias} reduccion={reduccion} />,
      }))}
    />
  );
}

export function RangosScreen({ state, propia }: RangosScreenProps) {
  return (
    <ScreenFrame
      title="Rangos"
      subtitle="Las misiones, los requisitos y la paga de cada categoría"
      state={state}
      skeleton={<SkeletonRows rows={9} />}
    >
      {({ rangos }) => <Escala rangos={rangos} propia={propia} />}
    </ScreenFrame>
  );
}
