import { applyPlantilla } from '@garita/domain/escalafon/applyPlantilla';
import { readArchivo, toArchivo } from '@garita/domain/escalafon/archivo';
import { NIVELES } from '@garita/domain/escalafon/borrador';
import { toBorrador } from '@garita/domain/escalafon/enviado';
import { mayEditCategoria } from '@garita/domain/mantenimiento/catalogo';
import { findBloqueo } from '@garita/domain/matriz/findBloqueo';
import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { downloadText } from '../../../components/downloadText';
import { AddIcon } from '../../../components/icons';
import { Quiet, Row, Stack } from '../../../components/layout';
import { Menu } from '../../../components/Menu';
import { Notice } from '../../../components/Notice';
import { space } from '../../../theme/tokens';
import type { Abierto } from './Dialogos';
import type { EscalafonSeccionProps, Plantilla } from './EscalafonSeccionProps';
import type { Edicionado } from './useEscalafon';

const Bar = styled(Row)`
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  > p { flex: 1 1 280px; margin: 0; }
  > div { display: flex; gap: ${space[2]}; }
`;

interface HerramientasProps {
  edicion: Edicionado;
  plantillas: readonly Plantilla[];
  viewer: EscalafonSeccionProps['viewer'];
  onOpen: (abierto: Abierto) => void;
}

export function Herramientas({
  edicion: { base, borrador, edit },
  plantillas,
  viewer,
  onOpen,
}: HerramientasProps) {
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const free = borrador.categorias.find(
    ({ nivel, activa }) => !activa && nivel <= NIVELES && mayEditCategoria(viewer, nivel),
  );
  const put = (categorias: Parameters<typeof applyPlantilla>[1]) => {
    setError(undefined);
    // Keeps only the permissions that the editor may grant on each level.
    const suyas = categorias.map((one) => ({
      ...one,
      permisos: one.permisos.filter((codigo) => findBloqueo(viewer, one.nivel, codigo) === null),
    }));
    edit(() => applyPlantilla(base, suyas));
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    const found = chosen && readArchivo(await chosen.text());
    // Without a reset, choosing the same file again fires no `change`.
    target.value = '';
    if (!found) return;
    if ('error' in found) setError(found.error);
    else put(found.categorias);
  };
  return (
    <Stack $gap={3}>
      <Bar>
        <Quiet>De la categoría más baja a la más alta. Nada cambia hasta que guardas.</Quiet>
        <div>
          {free && (
            <Button
              icon={<AddIcon size={20} />}
              onPress={() => onOpen({ tipo: 'categoria', nivel: free.nivel })}
            >
              Categoría
            </Button>
          )}
          <Menu
            label="Plantillas y ficheros"
            actions={[
              ...plantillas.map(({ nombre, titulo, categorias }) => ({
                id: nombre,
                label: `Empezar con la plantilla ${titulo}`,
                onPress: () => put(toBorrador(categorias).categorias),
              })),
              {
                id: 'importar',
                label: 'Traer de un fichero…',
                onPress: () => file.current?.click(),
              },
              {
                id: 'exportar',
                label: 'Guardar en un fichero',
                onPress: () =>
                  downloadText('escalafon.json', toArchivo(borrador), 'application/json'),
              },
            ]}
          />
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label="Fichero con un escalafón"
            onChange={(event) => void read(event)}
          />
        </div>
      </Bar>
      {error && <Notice tone="danger">{error}</Notice>}
    </Stack>
  );
}
