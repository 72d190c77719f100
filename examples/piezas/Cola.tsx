import { Button } from '@garita/ui/Button';
import { List, Row } from '@garita/ui/layout';
import { ColaDeLista } from '@garita/ui/screens/cola';

interface Peticion {
  id: number;
  texto: string;
}
interface ColaProps {
  rows: readonly Peticion[];
  onDecide: (row: Peticion, respuesta: 'aceptar' | 'rechazar') => void;
  onUndo: () => void;
}

const PALABRAS = { aceptar: 'Aceptar', rechazar: 'Declinar' };

/** J y K pasan de una a otra, A y D responden, U deshace. `data-cola` marca lo que recibe el foco. */
export const Peticiones = ({ rows, onDecide, onUndo }: ColaProps) => (
  <ColaDeLista rows={rows} palabras={PALABRAS} onDecide={onDecide} onUndo={onUndo}>
    {(answer) => (
      <List>
        {rows.map(({ id, texto }) => (
          <li key={id}>
            <article data-cola={id} tabIndex={-1} aria-label={texto}>
              <p>{texto}</p>
              <Row>
                <Button variant="tinted" onPress={() => answer(id, 'aceptar')}>
                  Aceptar
                </Button>
                <Button variant="quiet" onPress={() => answer(id, 'rechazar')}>
                  Declinar
                </Button>
              </Row>
            </article>
          </li>
        ))}
      </List>
    )}
  </ColaDeLista>
);
