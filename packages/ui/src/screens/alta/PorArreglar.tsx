import type { FilaJuzgada } from '@garita/domain/alta/filas';
import { contar } from '@garita/domain/formato/contar';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { List } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { FocusFallback } from '../FocusFallback';
import { FilaPorArreglar } from './FilaPorArreglar';
import type { MisionElegible } from './TraerGenteScreenProps';
import type { Lista } from './useLista';

/**
 * How many lines with errors are shown at first. Many errors usually mean a wrongly guessed column.
 */
const SHOWN = 20;

interface PorArreglarProps {
  lista: Lista;
  malas: readonly FilaJuzgada[];
  misiones: readonly MisionElegible[];
}

export function PorArreglar({ lista, malas, misiones }: PorArreglarProps) {
  const [isAll, setAll] = useState(false);
  const byFila = new Map(lista.filas.map((fila) => [fila.fila, fila]));
  const shown = isAll ? malas : malas.slice(0, SHOWN);
  return (
    <FocusFallback acts={String(malas.length)} isOpen={false} label="Líneas por arreglar">
      <Card
        title="Por arreglar"
        aside={<StateBadge tone="danger">{contar(malas.length, 'línea', 'líneas')}</StateBadge>}
      >
        <List $gap={1}>
          {shown.flatMap((juzgada) => {
            const fila = byFila.get(juzgada.fila);
            if (!fila) return [];
            return [
              <FilaPorArreglar
                key={juzgada.fila}
                juzgada={juzgada}
                fila={fila}
                misiones={misiones}
                onArreglo={lista.onArreglo}
                onQuitar={lista.onQuitar}
              />,
            ];
          })}
        </List>
        {malas.length > shown.length && (
          <Button variant="quiet" onPress={() => setAll(true)}>
            Ver las {malas.length}
          </Button>
        )}
      </Card>
    </FocusFallback>
  );
}
