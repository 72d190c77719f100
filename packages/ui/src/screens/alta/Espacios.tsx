import { hasEspacio, joinNombre } from '@garita/domain/alta/espacios';
import { formatInteger } from '@garita/domain/formato/credits';
import { Card } from '../../components/Card';
import { Choices } from '../../form/Choices';
import type { Lista } from './useLista';

/**
 * The minimum number of names with spaces for which this choice is offered. A single name is
 * corrected at its line.
 */
const MIN = 2;

/** Joins the words of all names with spaces, in one of two ways. */
export function Espacios({ lista: { crudas, union, onUnion } }: { lista: Lista }) {
  const nombres = crudas.filter(hasEspacio).map(({ usuario }) => usuario);
  const [first] = nombres;
  if (first === undefined || nombres.length < MIN) return null;
  return (
    <Card>
      <Choices
        label={`${formatInteger(nombres.length)} nombres llevan espacios, y aquí no pueden`}
        choices={[
          { id: '_', label: `Unirlos con _: ${joinNombre(first, '_')}` },
          { id: '', label: `Quitarlos: ${joinNombre(first, '')}` },
          { id: 'no', label: 'Arreglarlos uno a uno' },
        ]}
        value={union ?? 'no'}
        onChange={(id) => onUnion(id === 'no' ? null : id)}
        inRow
      />
    </Card>
  );
}
