import type { Articulo } from '@garita/domain/normativa/normativa';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { AddIcon } from '../../../components/icons';
import { Quiet } from '../../../components/layout';
import { lazyPart } from '../../../parts/lazyPart';
import { Fila } from './Fila';
import { Hoja } from './Hoja';
import { moveItem } from './moveItem';

const ArticuloDialog = lazyPart(() => import('./ArticuloDialog'), 'ArticuloDialog');

interface ArticulosEditorProps {
  articulos: readonly Articulo[];
  onChange: (articulos: readonly Articulo[]) => void;
}

/** The articles: rules in prose, such as the uniform or opening hours. */
export function ArticulosEditor({ articulos, onChange }: ArticulosEditorProps) {
  const [edited, setEdited] = useState<Articulo | 'nuevo' | null>(null);
  const mover = (index: number, by: -1 | 1) =>
    articulos[index + by] ? () => onChange(moveItem(articulos, index, index + by)) : undefined;
  const put = (articulo: Articulo) =>
    onChange(
      edited === 'nuevo'
        ? [...articulos, articulo]
        : articulos.map((one) => (one === edited ? articulo : one)),
    );
  return (
    <Hoja
      titulo="Artículos"
      aside={
        <Button size="small" icon={<AddIcon size={20} />} onPress={() => setEdited('nuevo')}>
          Añadir artículo
        </Button>
      }
    >
      {articulos.length === 0 && (
        <Quiet $small>
          Lo que no cabe en una lista: el uniforme, los turnos, a quién preguntar.
        </Quiet>
      )}
      <ul aria-label="Artículos">
        {articulos.map((articulo, index) => (
          <Fila
            key={articulo.titulo}
            nombre={articulo.titulo}
            onEdit={() => setEdited(articulo)}
            onUp={mover(index, -1)}
            onDown={mover(index, 1)}
            onRetire={() => onChange(articulos.filter((one) => one !== articulo))}
          >
            {articulo.titulo}
          </Fila>
        ))}
      </ul>
      {edited && (
        <ArticuloDialog
          articulo={edited === 'nuevo' ? null : edited}
          articulos={articulos}
          onDone={put}
          onClose={() => setEdited(null)}
        />
      )}
    </Hoja>
  );
}
