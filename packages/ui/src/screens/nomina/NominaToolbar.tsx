import { Button } from '../../components/Button';
import { CalendarIcon, ClockIcon, CoinsIcon } from '../../components/icons';
import { titleDetalle } from './titleDetalle';

interface NominaToolbarProps {
  onFechas: () => void;
  onPeriodos: () => void;
  /** Explains the viewer's own pay; left out where the row offers it, or there is none. */
  onPropia: (() => void) | null;
  /** Back to the open period; null when that is what is shown. */
  onOpened: (() => void) | null;
}

/** Which entries the payroll is made of, beside its search. */
export function NominaToolbar({ onFechas, onPeriodos, onPropia, onOpened }: NominaToolbarProps) {
  return (
    <>
      <Button variant="quiet" icon={<CalendarIcon size={20} />} onPress={onFechas}>
        Por fechas
      </Button>
      <Button variant="quiet" icon={<ClockIcon size={20} />} onPress={onPeriodos}>
        Periodos
      </Button>
      {onPropia && (
        <Button variant="quiet" icon={<CoinsIcon size={20} />} onPress={onPropia}>
          {titleDetalle(true)}
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
