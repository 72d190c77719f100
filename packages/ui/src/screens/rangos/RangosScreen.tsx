import { isSeleccionable } from '@garita/domain/rangos/isSeleccionable';
import { Accordion } from '../../components/Accordion';
import { EmptyState } from '../../components/EmptyState';
import { ShieldIcon } from '../../components/icons';
import { Placa } from '../../components/Placa';
import { SkeletonRows } from '../../components/Skeleton';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { Categoria } from './Categoria';
import type { RangosData } from './RangosData';

export interface RangosScreenProps {
  state: ScreenState<{ readonly rangos: RangosData }>;
}

const empty = (
  <EmptyState icon={<ShieldIcon size={48} />} title="Todavía no hay rangos">
    Aquí estará la escala de la agencia en cuanto la dirección la haya definido.
  </EmptyState>
);

/** One entry a category, the first one open (RAN-01 to RAN-03). */
function Escala({ rangos: { categorias, reduccion } }: { rangos: RangosData }) {
  const visibles = categorias.filter(isSeleccionable);
  if (visibles.length === 0) return empty;
  return (
    <Accordion
      items={visibles.map((categoria) => ({
        id: categoria.id_categoria,
        title: categoria.n_categoria,
        mark: <Placa categoria={categoria.id_categoria} image={categoria.placa} size={40} />,
        content: <Categoria categoria={categoria} categorias={categorias} reduccion={reduccion} />,
      }))}
    />
  );
}

/** Rangos: what each category does, what its pay asks for and what it earns (spec §2). */
export function RangosScreen({ state }: RangosScreenProps) {
  return (
    <ScreenFrame title="Rangos" subtitle="Las misiones, los requisitos y la paga de cada categoría" state={state} skeleton={<SkeletonRows rows={9} />}>
      {({ rangos }) => <Escala rangos={rangos} />}
    </ScreenFrame>
  );
}
