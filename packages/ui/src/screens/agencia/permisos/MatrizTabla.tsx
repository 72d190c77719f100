import { GRUPOS_PERMISOS } from '@garita/domain/acceso/gruposPermisos';
import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { type EditorMatriz, findBloqueo } from '@garita/domain/matriz/findBloqueo';
import { Fragment, useRef } from 'react';
import styled from 'styled-components';
import { Placa } from '../../../components/Placa';
import type { Draft } from '../../../form/useDraft';
import { focusRing } from '../../../theme/focusRing';
import { color, radius, space, text } from '../../../theme/tokens';
import { PermisoCode } from '../../PermisoCode';
import { CeldaPermiso } from './CeldaPermiso';
import { type Celdas, celdaOf, type Matriz, nombrar, propiosOf } from './celdas';
import { useGridKeys } from './useGridKeys';

/** The scroll container of the matrix: its head and first column are sticky. */
const Window = styled.div`
  max-height: max(420px, calc(100dvh - 300px));
  overflow: auto;
  scroll-padding: 96px 8px 8px 292px;
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
`;
const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
`;
const Head = styled.th`
  position: sticky;
  top: 0;
  z-index: 2;
  width: 72px;
  padding: ${space[2]} ${space[1]};
  border-bottom: 1px solid ${color.borde};
  background: ${color.pozo};
  font-weight: 400;
  vertical-align: bottom;
  &:first-child { left: 0; z-index: 3; width: 284px; padding-inline: ${space[4]}; text-align: left; color: ${color.tinta2}; font-size: ${text[13]}; }
`;
const Name = styled.span`
  display: block;
  overflow: hidden;
  margin-top: 2px;
  font-size: ${text[13]};
  font-weight: 700;
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Count = styled.span`
  display: block;
  font-size: ${text[13]};
  line-height: 1.3;
  color: ${color.tinta2};
  font-variant-numeric: tabular-nums;
`;
const Group = styled.th`
  position: sticky;
  left: 0;
  z-index: 1;
  padding: ${space[3]} ${space[4]} ${space[1]};
  border-bottom: 1px solid ${color.borde};
  background: ${color.superficie};
  font-size: ${text[13]};
  text-align: left;
  color: ${color.tinta2};
`;
const Rest = styled.td`
  border-bottom: 1px solid ${color.borde};
`;
const Code = styled.th`
  position: sticky;
  left: 0;
  z-index: 1;
  padding: 0;
  border-right: 1px solid ${color.borde};
  border-bottom: 1px solid ${color.borde};
  background: ${color.superficie};
  font-weight: 400;
`;
const Who = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 44px;
  padding: ${space[1]} ${space[3]} ${space[1]} ${space[4]};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${text[15]};
  line-height: 1.25;
  text-align: left;
  cursor: pointer;
  &:hover { background: ${color.pozo}; }
  &:focus-visible { ${focusRing} outline-offset: -3px; }
`;

interface MatrizTablaProps {
  matriz: Matriz;
  viewer: EditorMatriz;
  draft: Draft<Celdas>;
  onCodigo: (codigo: Permiso) => void;
}

export function MatrizTabla({ matriz, viewer, draft, onCodigo }: MatrizTablaProps) {
  const grid = useRef<HTMLTableElement>(null);
  const codigos = GRUPOS_PERMISOS.flatMap((grupo) => grupo.codigos);
  const { onKeyDown, place } = useGridKeys(grid, codigos.length, matriz.categorias.length + 1);
  const changed = new Set(draft.changed);
  const celda = (codigo: Permiso, fila: number, columna: number) => {
    const { id_categoria, n_categoria } = matriz.categorias[
      columna
    ] as Matriz['categorias'][number];
    const nombre = celdaOf(id_categoria, codigo);
    const propios = propiosOf(matriz, id_categoria, codigo);
    return (
      <CeldaPermiso
        key={nombre}
        label={`${nombresPermisos[codigo]}: ${n_categoria}`}
        value={draft.values[nombre] ?? false}
        isChanged={changed.has(nombre)}
        bloqueo={findBloqueo(viewer, id_categoria, codigo)}
        propios={nombrar(propios)}
        cuantos={propios.length}
        place={place(fila, columna + 1)}
        onChange={draft.field(nombre).onChange}
      />
    );
  };
  return (
    <Window>
      {/* In a `role="grid"`, `<tr>` and `<td>` map to row and gridcell. */}
      <Table ref={grid} role="grid" aria-label="Permisos de cada categoría" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <Head scope="col">Permiso</Head>
            {matriz.categorias.map(({ id_categoria, n_categoria, placa, personas }) => (
              <Head key={id_categoria} scope="col" title={n_categoria}>
                <Placa categoria={id_categoria} image={placa} />
                <Name>{n_categoria}</Name>
                <Count aria-label={contarPersonas(personas)}>{personas}</Count>
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {GRUPOS_PERMISOS.map(({ titulo, codigos: suyos }) => (
            <Fragment key={titulo}>
              <tr>
                <Group scope="rowgroup">{titulo}</Group>
                <Rest colSpan={matriz.categorias.length} />
              </tr>
              {suyos.map((codigo) => {
                const fila = codigos.indexOf(codigo);
                return (
                  <tr key={codigo}>
                    <Code scope="row">
                      <Who
                        {...place(fila, 0)}
                        type="button"
                        onClick={() => onCodigo(codigo)}
                        title="Quién puede"
                      >
                        <span>{nombresPermisos[codigo]}</span>
                        <PermisoCode translate="no">{codigo}</PermisoCode>
                      </Who>
                    </Code>
                    {matriz.categorias.map((_, columna) => celda(codigo, fila, columna))}
                  </tr>
                );
              })}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Window>
  );
}
