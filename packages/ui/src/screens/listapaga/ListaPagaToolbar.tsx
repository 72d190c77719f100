import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { Button } from '../../components/Button';
import { CalendarIcon } from '../../components/icons';
import { Switch } from '../../components/Switch';
import type { ListaPagaScreenProps } from './ListaPagaScreenProps';

interface ListaPagaToolbarProps
  extends Pick<ListaPagaScreenProps, 'viewer' | 'rango' | 'onRango' | 'onPanel'> {
  /** Whether the list is filtered to the rows that still have to be paid; null hides the switch. */
  porPagar: boolean | null;
  onPorPagar: (porPagar: boolean) => void;
  isEmpty: boolean;
}

/**
 * The filters of the list (LPG-04). For the current list also the two resets, if the viewer may use
 * them (LPG-06, LPG-07).
 */
export function ListaPagaToolbar({
  viewer,
  rango,
  isEmpty,
  porPagar,
  onPorPagar,
  onRango,
  onPanel,
}: ListaPagaToolbarProps) {
  const canReset = rango === null && can(ACCESS.actionReiniciar, viewer);
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
      {canReset && (
        <Button variant="quiet" onPress={() => onPanel({ kind: 'nomina' })}>
          Reiniciar nómina
        </Button>
      )}
      {canReset && !isEmpty && (
        <Button variant="quiet" onPress={() => onPanel({ kind: 'lista' })}>
          Reiniciar lista de paga
        </Button>
      )}
    </>
  );
}
