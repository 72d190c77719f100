import { Button } from '../../components/Button';
import { CalendarIcon, ClockIcon, CoinsIcon } from '../../components/icons';

interface NominaToolbarProps {
  onFechas: () => void;
  onPeriodos: () => void;
  /** Explains the viewer's own pay; null if the row has this act or there is no pay. */
  propia: { readonly label: string; readonly onPress: () => void } | null;
  /** Goes back to the open period; null while that period is shown. */
  onOpened: (() => void) | null;
}

export function NominaToolbar({ onFechas, onPeriodos, propia, onOpened }: NominaToolbarProps) {
  return (
    <>
      <Button variant="quiet" icon={<CalendarIcon size={20} />} onPress={onFechas}>
        Por fechas
      </Button>
      <Button variant="quiet" icon={<ClockIcon size={20} />} onPress={onPeriodos}>
        Periodos
      </Button>
      {propia && (
        <Button variant="quiet" icon={<CoinsIcon size={20} />} onPress={propia.onPress}>
          {propia.label}
        </Button>
      )}
      {onOpened && (
        <Button variant="quiet" onPress={onOpened}>
          Ver el periodo abierto
        </Button>
      )}
    </>
  );
}
