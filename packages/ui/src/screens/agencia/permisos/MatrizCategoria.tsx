import { GRUPOS_PERMISOS } from '@garita/domain/acceso/gruposPermisos';
import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { toLegible } from '@garita/domain/formato/toLegible';
import { type EditorMatriz, findBloqueo } from '@garita/domain/matriz/findBloqueo';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../../components/IconButton';
import { UsersIcon } from '../../../components/icons';
import { plainList, Stack } from '../../../components/layout';
import { Select } from '../../../components/Select';
import { Switch } from '../../../components/Switch';
import type { Draft } from '../../../form/useDraft';
import { color, radius, space, text } from '../../../theme/tokens';
import { type Celdas, celdaOf, type Matriz, nombrar, propiosOf } from './celdas';

const Title = styled.h3`
  margin: ${space[3]} 0 0;
  padding-bottom: ${space[1]};
  border-bottom: 1px solid ${color.borde};
  font-size: ${text[13]};
  color: ${color.tinta2};
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  padding-inline: ${space[2]} 0;
  border-radius: ${radius.control};
  &[data-cambia] { background: ${color.petroleoSuave}; }
`;
const Lines = styled.ul`
  ${plainList}
`;

interface MatrizCategoriaProps {
  matriz: Matriz;
  viewer: EditorMatriz;
  draft: Draft<Celdas>;
  onCodigo: (codigo: Permiso) => void;
}

/** The matrix on a phone: one category as switches. Unsaved changes of other categories stay. */
export function MatrizCategoria({ matriz, viewer, draft, onCodigo }: MatrizCategoriaProps) {
  const [chosen, setChosen] = useState(matriz.categorias[0]?.id_categoria ?? 0);
  const changed = new Set(draft.changed);
  const noteOf = (codigo: Permiso): string | undefined => {
    const propios = propiosOf(matriz, chosen, codigo);
    const notes = [
      propios.length > 0 ? `Por excepción: ${nombrar(propios)}.` : null,
      findBloqueo(viewer, chosen, codigo),
    ];
    return notes.filter((note) => note !== null).join(' ') || undefined;
  };
  return (
    <Stack $gap={2}>
      <Select
        label="Categoría"
        value={chosen}
        onChange={(id) => id !== null && setChosen(Number(id))}
        options={matriz.categorias.map(({ id_categoria: id, n_categoria, personas }) => ({
          id,
          label: `${id} · ${toLegible(n_categoria)} (${contarPersonas(personas)})`,
        }))}
      />
      {GRUPOS_PERMISOS.map(({ titulo, codigos }) => (
        <div key={titulo}>
          <Title>{titulo}</Title>
          <Lines>
            {codigos.map((codigo) => {
              const celda = celdaOf(chosen, codigo);
              const note = noteOf(codigo);
              return (
                <Line key={celda} {...(changed.has(celda) && { 'data-cambia': '' })}>
                  <Switch
                    label={nombresPermisos[codigo]}
                    value={draft.values[celda] ?? false}
                    onChange={draft.field(celda).onChange}
                    isDisabled={findBloqueo(viewer, chosen, codigo) !== null}
                    {...(note !== undefined && { description: note })}
                  />
                  <IconButton label={`Quién puede: ${codigo}`} onPress={() => onCodigo(codigo)}>
                    <UsersIcon size={20} />
                  </IconButton>
                </Line>
              );
            })}
          </Lines>
        </div>
      ))}
    </Stack>
  );
}
