import { Button } from '../../components/Button';
import { CalendarIcon } from '../../components/icons';
import { Switch } from '../../components/Switch';
import type { ListaPagaScreenProps } from './ListaPagaScreenProps';

interface ListaPagaToolbarProps
  extends Pick<ListaPagaScreenProps, 'rango' | 'onRango' | 'onPanel'> {
  /** Whether the list is filtered to the rows that still have to be paid; null hides the switch. */
  porPagar: boolean | null;
  onPorPagar: (porPagar: boolean) => void;
}

/** The filters of the list (LPG-04). */
export function ListaPagaToolbar({
  rango,
  porPagar,
  onPorPagar,
  onRango,
  onPanel,
}: ListaPagaToolbarProps) {
  return (
    <>
      {porPagar !== null && (
        <Switch label="Solo por pagar" value={porPagar} onChange={onPorPagar} />
      )}
      <Button
        variant="quiet"
        icon={<CalendarIcon size={20} />}
        onPress={() => onPanel({ kind: 'fechas' })}
      >
        Por fechas
      </Button>
      {rango && (
        <Button variant="quiet" onPress={() => onRango(null)}>
          Ver la lista actual
        </Button>
      )}
    </>
  );
}
