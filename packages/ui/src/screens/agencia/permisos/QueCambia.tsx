import { describeCelda } from '@garita/domain/matriz/describeCelda';
import styled from 'styled-components';
import { Card } from '../../../components/Card';
import { List, Quiet } from '../../../components/layout';
import { color, space } from '../../../theme/tokens';
import { type Celdas, type Matriz, propiosOf, readCelda } from './celdas';

const Item = styled.li`
  display: grid;
  grid-template-columns: 10px minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[2]};
  line-height: 1.4;
  & + & { border-top: 1px solid ${color.borde}; }
  &::before { content: ''; width: 10px; height: 10px; margin-top: 6px; background: ${color.baliza}; }
`;

interface QueCambiaProps {
  matriz: Matriz;
  values: Celdas;
  changed: readonly string[];
}

export function QueCambia({ matriz, values, changed }: QueCambiaProps) {
  if (changed.length === 0) return null;
  const say = (celda: string) => {
    const { categoria, codigo } = readCelda(celda);
    const fila = matriz.categorias.find(({ id_categoria }) => id_categoria === categoria);
    const propios = propiosOf(matriz, categoria, codigo).filter(
      ({ usuario }) => usuario !== matriz.duenia.usuario,
    ).length;
    const personas = (fila?.personas ?? 0) - (matriz.duenia.id_categoria === categoria ? 1 : 0);
    const n_categoria = fila?.n_categoria ?? '';
    return {
      n_categoria,
      texto: describeCelda({ n_categoria, codigo, da: values[celda] ?? false, personas, propios }),
    };
  };
  return (
    <Card title="Qué cambia">
      <List $gap={1} aria-label="Qué cambia">
        {changed.map((celda) => {
          const { n_categoria, texto } = say(celda);
          return (
            <Item key={celda}>
              <span>
                <strong>{n_categoria}</strong>: {texto}
              </span>
            </Item>
          );
        })}
      </List>
      <Quiet $small $above={3}>
        Vale desde la próxima acción de cada persona. Lo ya hecho no cambia.
      </Quiet>
    </Card>
  );
}
