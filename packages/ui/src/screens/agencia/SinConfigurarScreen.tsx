import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { HourglassIcon, ReloadIcon } from '../../components/icons';

export interface SinConfigurarScreenProps {
  /** Asks again whether it is ready. */
  onRetry: () => void;
  isReintentando?: boolean;
}

/** Stands in every other place while the agency is not set up: nothing is broken, somebody has a link to open. */
export function SinConfigurarScreen({ onRetry, isReintentando = false }: SinConfigurarScreenProps) {
  return (
    <EmptyState
      title="La agencia todavía no está configurada"
      icon={<HourglassIcon size={48} />}
      action={
        <Button
          icon={<ReloadIcon size={20} />}
          onPress={() => onRetry()}
          isPending={isReintentando}
          pendingLabel="Comprobando"
        >
          Comprobar otra vez
        </Button>
      }
    >
      Si es tuya, abre el enlace que el servidor escribió al arrancar: con él la preparas en un
      minuto. Si formas parte del equipo, vuelve cuando te avisen.
    </EmptyState>
  );
}
