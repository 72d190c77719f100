import { Tabs } from '../../components/Tabs';
import { Misiones } from './Misiones';
import { Paga } from './Paga';
import type { CategoriaWire } from './RangosData';
import { RequisitosPaga } from './RequisitosPaga';

interface CategoriaProps {
  categoria: CategoriaWire;
  /** All of them, in ladder order. */
  categorias: readonly CategoriaWire[];
  /** Icons of the memberships that halve requirements. */
  reduccion: readonly { readonly image: string }[];
}

/** What unfolds under a category's name (RAN-04). */
export function Categoria({ categoria, categorias, reduccion }: CategoriaProps) {
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
